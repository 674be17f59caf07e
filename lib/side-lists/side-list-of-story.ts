import type { Ref } from '@/lib/platform/routing/ref';
import { SIDE_LABEL, type SideListName } from './side-item';

/**
 * The list beside a story that belongs to no topic: that of the label which has a list, where the story has this label, else the
 * newest flashes. A list about something else would pass for one about the story.
 */
export function sideListOfStory({ labels }: { labels: readonly Pick<Ref, 'id'>[] }): SideListName {
  return labels.some(({ id }) => id === SIDE_LABEL) ? 'label' : 'newest';
}
