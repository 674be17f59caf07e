import type { SideItem } from './side-item';

/** The recommended stories without those that the page shows itself; the rest is numbered from 1. */
export function recommendedBeside(shown: readonly number[], items: readonly SideItem[]): readonly SideItem[] {
  return items
    .filter(({ id }) => !shown.includes(id))
    .map((item, index) => ({ ...item, lead: String(index + 1) }));
}
