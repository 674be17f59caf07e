/** The line of the date while it is not known. */
export function EmptyDateline() {
  return <p className="min-h-[1lh]" />;
}
