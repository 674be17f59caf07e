import type { SideItem, SideListName } from './side-item';

/** The rows of a list; of what is recommended only what the page does not show itself, numbered anew. */
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
