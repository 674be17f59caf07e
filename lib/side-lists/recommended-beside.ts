import type { SideItem, SideListName } from './side-item';

/**
 * The rows of a list. From the recommended stories, those that the page itself shows are removed, and the rest is
 * numbered from 1.
 */
export function recommendedBeside(
  shown: readonly number[],
  name: SideListName,
  items: readonly SideItem[],
): readonly SideItem[] {
  if (name !== 'recommend') return items;
  return items
    .filter(({ id }) => !shown.includes(id))
    .map((item, index) => ({ ...item, lead: String(index + 1) }));
}
