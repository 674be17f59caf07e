import type { DeskItem } from './flash-warnings';

/** The shape of an item's node: its state, and whether a newer version is under way. */
export function itemNode({ status, edit }: Pick<DeskItem, 'status' | 'edit'>): string {
  if (status === 'approved') return edit === null ? 'live' : 'liveEdit';
  return status === 'removed' ? 'withdrawn' : status;
}
