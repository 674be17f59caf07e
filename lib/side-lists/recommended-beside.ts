import { SIDE_ROWS, type SideItem } from './side-item';

/** Two pages. */
const RECOMMENDED = 2 * SIDE_ROWS;

/** Ten recommended stories without those that the page shows itself, numbered from 1; fewer where there are no more. */
export function recommendedBeside(shown: readonly number[], items: readonly SideItem[]): readonly SideItem[] {
  return items
    .filter(({ id }) => !shown.includes(id))
    .slice(0, RECOMMENDED)
    .map((item, index) => ({ ...item, lead: String(index + 1) }));
}
