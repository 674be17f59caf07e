import { sql } from 'drizzle-orm';
import { kindOfRule, type StoredCover } from '@/backend/contract/figures/kinds';
import type { Context } from '@/backend/kernel/context';
import { oneAtATime } from '@/backend/kernel/one-at-a-time';
import {
  type CoverFacts,
  type Moment,
  readCoverRuns,
} from '@/backend/modules/stories/queries/cover-neighbours';
import type { StoryMemberships } from '@/backend/modules/stories/queries/memberships';
import { type SequenceEntry, decideCoverSequence } from './cover-sequence';

/**
 * Decides the covers of articles that were saved: those that became live, that moved to another time, or whose text can
 * no longer be drawn as it was. Of the articles around them only those change that would stand too close to others of
 * their kind since one between them went.
 * @returns the other articles whose covers changed
 */
export async function decideCovers(
  context: Context,
  before: readonly StoryMemberships[],
  after: readonly StoryMemberships[],
): Promise<number[]> {
  const places = [...before, ...after].filter(({ kind, isLive }) => kind === 'article' && isLive);
  const saved = new Set(after.map(({ id }) => id));
  const settled = new Set(
    after.flatMap(({ id, releaseTime }) => {
      const earlier = before.find((row) => row.id === id);
      const isSamePlace = earlier?.isLive && earlier.releaseTime.getTime() === releaseTime.getTime();
      return isSamePlace ? [id] : [];
    }),
  );
  const moments = places.map(({ id, releaseTime }) => ({ id, at: releaseTime }));
  const isOpen = (facts: CoverFacts) => saved.has(facts.id) && !(settled.has(facts.id) && stays(facts));
  const changed = await decideCoversAround(context, moments, isOpen);
  return changed.filter((id) => !saved.has(id));
}

/**
 * Decides covers around moments, one transaction at a time.
 * @param isOpen whether the cover of an article is to be decided now
 * @returns the articles whose covers changed
 */
export async function decideCoversAround(
  context: Context,
  moments: readonly Moment[],
  isOpen: (facts: CoverFacts) => boolean,
): Promise<number[]> {
  if (moments.length === 0) return [];
  await oneAtATime(context, 'covers');
  const runs = await readCoverRuns(context, moments);
  const changed = new Map<number, StoredCover>();
  for (const run of runs) {
    const settled = decideCoverSequence(run.map((facts) => toEntry(facts, isOpen(facts))));
    for (const facts of run) {
      const cover = facts.hasPhoto && isOpen(facts) ? 'photo' : settled.get(facts.id);
      if (cover && cover !== facts.stored) changed.set(facts.id, cover);
    }
  }
  await storeCovers(context, changed);
  return [...changed.keys()];
}

function toEntry(facts: CoverFacts, isOpen: boolean): SequenceEntry {
  const { id, hasPhoto, picked, stored, kinds } = facts;
  const preferred = [kindOfRule(picked), stored];
  const first = kinds.filter((kind) => preferred.includes(kind));
  const order = first.toSorted((a, b) => preferred.indexOf(a) - preferred.indexOf(b));
  const choices = [...order, ...kinds.filter((kind) => !first.includes(kind))];
  return { id, cover: hasPhoto ? 'photo' : stored, isOpen: isOpen && !hasPhoto, choices };
}

/** Whether the text of an article can still be drawn as its cover, and its editor picked no other. */
function stays({ hasPhoto, picked, stored, kinds }: CoverFacts): boolean {
  const rule = kindOfRule(picked);
  const isPicked = rule === null || rule === stored || !kinds.includes(rule);
  return !hasPhoto && isPicked && kinds.some((kind) => kind === stored);
}

async function storeCovers({ db }: Context, covers: ReadonlyMap<number, StoredCover>): Promise<void> {
  if (covers.size === 0) return;
  const rows = [...covers].map(([id, cover]) => ({ id, cover }));
  await db.execute(sql`
    update contents c set cover_kind = n.cover
    from json_to_recordset(${JSON.stringify(rows)}::json) as n(id bigint, cover text) where c.id = n.id`);
}
