import type { DeskStory } from './flash-warnings';

/** The look of the square beside a story: its state, and whether an edit is waiting. */
export function storyNode({ status, edit }: Pick<DeskStory, 'status' | 'edit'>): string {
  if (status === 'approved') return edit === null ? 'live' : 'liveEdit';
  return status === 'removed' ? 'withdrawn' : status;
}
