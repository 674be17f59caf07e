/** What looks at once which pages went out of date; set by the server, called where the hint comes in. */
export function changeHint(): { look?: () => Promise<void> } {
  const holder = globalThis as { lianxunChanges?: { look?: () => Promise<void> } };
  return (holder.lianxunChanges ??= {});
}
