import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { type Candidate, candidatesFor } from '@/backend/contract/redirects/candidates';
import type { RedirectStatus } from '@/backend/contract/redirects/limits';
import { hostKey } from '@/backend/contract/redirects/old-address';
import { fillTarget, matchPattern, weightOf } from '@/backend/contract/redirects/pattern';
import { storyAddress } from '@/backend/contract/redirects/story-address';
import { redirects } from '@/backend/db/schema/redirects';
import { contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { feedOf } from './feed-of';
import { unmerged } from './unmerged';

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

interface Hit {
  row: Row;
  /** The target of the row, filled in; for a story, its address. */
  to: string;
  isFeed: boolean;
}

type Answer = CallOutput<'findRedirect'>;

/**
 * What an old address answers. On the host of an old site its own rows answer, and those without a host; on the host of
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
  const status = statusOf(row);
  const to = status === 410 ? '' : await unmerged(context, isFeed ? feedOf(hit.to) : hit.to);
  const answer = status === null ? null : { id: row.id, to, status };
  return { answer, content_id: row.story?.id ?? null, written: row.host + row.written };
}

async function findHit({ db }: Context, candidates: Candidate[], host: string): Promise<Hit | null> {
  const keys = candidates.map(({ key }) => key);
  const rows: Row[] = await db
    .select({
      id: redirects.id,
      host: redirects.host,
      key: redirects.key,
      written: redirects.written,
      isPattern: redirects.isPattern,
      status: redirects.status,
      target: redirects.target,
      story: { id: contents.id, kind: contents.kind, lang: contents.lang, status: contents.status },
    })
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
    if (row) return { row, to: row.story ? storyAddress(row.story) : row.target, isFeed };
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
