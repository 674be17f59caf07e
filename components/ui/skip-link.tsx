/** The first stop of a page: past its header, shown while it has the focus. @param to the `id` it leads to */
export function SkipLink({ to, label }: { to: string; label: string }) {
  return (
    <a href={`#${to}`} className="sr-only focus:not-sr-only focus:fixed focus:z-30 focus:bg-paper focus:p-3">
      {label}
    </a>
  );
}
