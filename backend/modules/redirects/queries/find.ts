import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { type Candidate, candidatesFor } from '@/backend/contract/redirects/candidates';
import { MAX_REDIRECT_STEPS, type RedirectStatus } from '@/backend/contract/redirects/limits';
import { hostKey, readOldAddress } from '@/backend/contract/redirects/old-address';
import { fillTarget, matchPattern, weightOf } from '@/backend/contract/redirects/pattern';
import { storyAddress } from '@/backend/contract/redirects/story-address';
import { redirects } from '@/backend/db/schema/redirects';
import { contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { feedOf } from './feed-of';
import { pathAfterMerge } from './path-after-merge';

/** A row of the table with the story it leads to. */
interface Row {
  id: number;
  host: string;
  key: string;
  written: string;
  isPattern: boolean;
  status: number;
  target: string;
  story: Pick<typeof contents.$inferSelect, 'id' | 'kind' | 'lang' | 'status'> | null;
}

const COLUMNS = {
  id: redirects.id,
  host: redirects.host,
  key: redirects.key,
  written: redirects.written,
  isPattern: redirects.isPattern,
  status: redirects.status,
  target: redirects.target,
  story: { id: contents.id, kind: contents.kind, lang: contents.lang, status: contents.status },
};

interface Hit {
  row: Row;
  /** The target of the row, filled in; for a story, its address. */
  to: string;
  isFeed: boolean;
}

type Answer = CallOutput<'findRedirect'>;

/**
 * What an old address answers; where it leads to another old address, what that answers. On the host of an old site its own rows answer, and those without a host; on the host of
 * this site all rows do, by their path.
 */
export async function findRedirect(
  context: Context,
  input: CallParsedInput<'findRedirect'>,
): Promise<Answer & { written: string }> {
  const candidates = candidatesFor(input.address);
  const hit = candidates.length === 0 ? null : await findHit(context, candidates, hostKey(input.host));
  if (!hit) return { answer: null, content_id: null, written: '' };
  const { row, isFeed } = hit;
  const end = await follow(context, hit);
  const status = statusOf(end.row);
  const to = status === 410 ? '' : await pathAfterMerge(context, isFeed ? feedOf(end.to) : end.to);
  const answer = status === null ? null : { id: row.id, to, status };
  return { answer, content_id: end.row.story?.id ?? null, written: row.host + row.written };
}

/** The last of the rows of which each leads to the address of the next one. */
async function follow(context: Context, first: Omit<Hit, 'isFeed'>): Promise<Omit<Hit, 'isFeed'>> {
  let end = first;
  for (let step = 0; step < MAX_REDIRECT_STEPS && end.to !== '' && !end.row.story; step += 1) {
    const address = readOldAddress(end.to);
    const next = address && (await rowAt(context, address));
    if (!next || next.id === first.row.id) break;
    end = { row: next, to: targetOf(next) };
  }
  return end;
}

async function rowAt(
  { db }: Context,
  { host, key }: { host: string; key: string },
): Promise<Row | undefined> {
  const isThere = and(eq(redirects.key, key), eq(redirects.host, host), eq(redirects.isPattern, false));
  const [row] = await db
    .select(COLUMNS)
    .from(redirects)
    .leftJoin(contents, eq(contents.id, redirects.contentId))
    .where(and(isNull(redirects.removedAt), isThere));
  return row;
}

const targetOf = ({ story, target }: Row): string => (story ? storyAddress(story) : target);

async function findHit({ db }: Context, candidates: Candidate[], host: string): Promise<Hit | null> {
  const keys = candidates.map(({ key }) => key);
  const rows: Row[] = await db
    .select(COLUMNS)
    .from(redirects)
    .leftJoin(contents, eq(contents.id, redirects.contentId))
    .where(and(isNull(redirects.removedAt), or(inArray(redirects.key, keys), eq(redirects.isPattern, true))))
    .orderBy(redirects.id);
  const rank = (row: Row) => (row.host === host ? 0 : row.host === '' ? 1 : 2);
  const able = rows
    .filter((row) => host === '' || rank(row) < 2)
    .sort((a, b) => rank(a) - rank(b) || a.id - b.id);
  for (const { key, isFeed } of candidates) {
    const row = able.find((each) => !each.isPattern && each.key === key);
    if (row) return { row, to: targetOf(row), isFeed };
  }
  const patterns = able
    .filter(({ isPattern }) => isPattern)
    .sort((a, b) => weightOf(b.key) - weightOf(a.key));
  for (const candidate of candidates)
    for (const row of patterns) {
      const captures = matchPattern(row.key, candidate);
      const to = captures && fillTarget(row.target, captures);
      if (to !== null) return { row, to, isFeed: candidate.isFeed };
    }
  return null;
}

/** What a row answers; null for nothing, as long as its story is not public. */
function statusOf({ status, story }: Row): RedirectStatus | null {
  if (status === 410) return 410;
  if (!story || story.status === 'approved') return 308;
  return story.status === 'withdrawn' || story.status === 'removed' ? 410 : null;
}
