import type { ItemMemberships } from '@/backend/modules/stories/queries/memberships';
import type { TouchedFlash } from '@/backend/outbox/flash-changes';

/** What was released longer ago comes from an archive and is no news. */
const NEWS_MS = 2 * 86_400_000;

/**
 * The flashes of a change that open pages hear of: those that appeared just now, and those that were to be read before.
 * @param chained ids of items that follow or are followed up by one of these: what they show of each other changes
 */
export function touchedFlashes(
  before: ItemMemberships[],
  after: ItemMemberships[],
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
