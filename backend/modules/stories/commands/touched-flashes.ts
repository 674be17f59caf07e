import type { StoryMemberships } from '@/backend/modules/stories/queries/memberships';
import type { TouchedFlash } from '@/backend/outbox/flash-changes';

/** A new story released longer ago than this (two days) comes from an archive and is not announced. */
const NEWS_MS = 2 * 86_400_000;

/**
 * The flashes that open pages have to update after a change: newly released ones, and those that were live before.
 * @param chained ids of stories connected with these by follow-ups, because the pages of such stories show each other
 */
export function touchedFlashes(
  before: StoryMemberships[],
  after: StoryMemberships[],
  chained: number[],
  now: Date,
): TouchedFlash[] {
  const wasLive = new Set(before.filter(({ isLive }) => isLive).map(({ id }) => id));
  const since = now.getTime() - NEWS_MS;
  const touched = after.flatMap(({ id, kind, isLive, releaseTime }) => {
    if (kind !== 'flash') return [];
    if (wasLive.has(id)) return [{ id, isNew: false }];
    return isLive && releaseTime.getTime() > since ? [{ id, isNew: true }] : [];
  });
  return [...touched, ...chained.map((id) => ({ id, isNew: false }))];
}
