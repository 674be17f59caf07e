import type { SideItem, SideListName } from './side-item';

/** The rows of a list; of recommended items only those the page does not show itself, numbered from 1. */
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
