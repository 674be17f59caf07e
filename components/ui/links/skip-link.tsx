/**
 * The first tab stop of a page: a link past its header, visible while it has the focus.
 * @param to `id` of its target
 */
export function SkipLink({ to, label }: { to: string; label: string }) {
  return (
    <a href={`#${to}`} className="sr-only focus:not-sr-only focus:fixed focus:z-30 focus:bg-paper focus:p-3">
      {label}
    </a>
  );
}
