/** The space of the dateline while the date is not known. */
export function EmptyDateline() {
  return <p className="min-h-[1lh]" />;
}
