/**
 * Holds the function `look`, which reads at once which pages are out of date. The server sets it, a route handler calls
 * it.
 */
export function changeHint(): { look?: () => Promise<void> } {
  const holder = globalThis as { lianxunChanges?: { look?: () => Promise<void> } };
  return (holder.lianxunChanges ??= {});
}
