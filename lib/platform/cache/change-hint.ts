/** Holds `look`, which reads at once which pages went out of date. The server sets it, a route handler calls it. */
export function changeHint(): { look?: () => Promise<void> } {
  const holder = globalThis as { lianxunChanges?: { look?: () => Promise<void> } };
  return (holder.lianxunChanges ??= {});
}
