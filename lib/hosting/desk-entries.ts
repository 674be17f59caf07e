/** What is open beside the list of the orders desk: an order, or an unmatched amount of money. */
export interface DeskEntry {
  kind: 'order' | 'money';
  id: number;
}

export const isSameEntry = (entry: DeskEntry | null, other: DeskEntry | null): boolean =>
  entry !== null && other !== null && entry.kind === other.kind && entry.id === other.id;

/**
 * The entry `by` places after the open one, limited to the first and the last entry; the first entry when none is open.
 */
export function entryAfter(
  entries: readonly DeskEntry[],
  open: DeskEntry | null,
  by: number,
): DeskEntry | undefined {
  const at = entries.findIndex((entry) => isSameEntry(entry, open));
  return entries[Math.min(entries.length - 1, Math.max(0, at + by))];
}
