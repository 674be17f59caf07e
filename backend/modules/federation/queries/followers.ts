import { and, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import {
  federationActivities,
  federationFollowers,
  federationPosts,
  federationReplies,
} from '@/backend/db/schema/federation';
import { contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';

/** Followers, or activities, of one page of a list. */
const PAGE_SIZE = 40;

/** The first cursor of a list that goes back from the newest row. */
export const NEWEST = 'newest';

/** What `cursor` leads to; null for a cursor of nobody. */
const before = (cursor: string): number | null =>
  cursor === NEWEST ? Number.MAX_SAFE_INTEGER : /^[1-9]\d{0,14}$/.test(cursor) ? Number(cursor) : null;

interface Page<Row> {
  rows: Row[];
  /** Null at the end of the list. */
  nextCursor: string | null;
}

const toPage = <Row extends { id: number }>(rows: Row[]): Page<Row> => ({
  rows,
  nextCursor: rows.length < PAGE_SIZE ? null : String(rows.at(-1)?.id ?? 0),
});

export async function countFollowers({ db }: Context, actor: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(federationFollowers)
    .where(eq(federationFollowers.actor, actor));
  return row?.total ?? 0;
}

/** A page of an actor's followers, the newest first. */
export async function listFollowers({ db }: Context, actor: string, cursor: string) {
  const id = before(cursor);
  if (id === null) return null;
  const rows = await db
    .select()
    .from(federationFollowers)
    .where(and(eq(federationFollowers.actor, actor), lt(federationFollowers.id, id)))
    .orderBy(desc(federationFollowers.id))
    .limit(PAGE_SIZE);
  return toPage(rows);
}

/** What an actor has posted or passed on of stories that are live. */
const ofOutbox = (actor: string) =>
  and(
    eq(federationActivities.actor, actor),
    inArray(federationActivities.type, ['Create', 'Announce']),
    eq(contents.status, 'approved'),
  );
const toPost = eq(federationPosts.id, federationActivities.postId);
const toStory = eq(contents.id, federationPosts.contentId);

export async function countOutbox({ db }: Context, actor: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(federationActivities)
    .innerJoin(federationPosts, toPost)
    .innerJoin(contents, toStory)
    .where(ofOutbox(actor));
  return row?.total ?? 0;
}

/** A page of an actor's outbox, the newest first. */
export async function listOutbox({ db }: Context, actor: string, cursor: string) {
  const id = before(cursor);
  if (id === null) return null;
  const rows = await db
    .select({ id: federationActivities.id, body: federationActivities.body })
    .from(federationActivities)
    .innerJoin(federationPosts, toPost)
    .innerJoin(contents, toStory)
    .where(and(ofOutbox(actor), lt(federationActivities.id, id)))
    .orderBy(desc(federationActivities.id))
    .limit(PAGE_SIZE);
  return toPage(rows);
}

/** Replies of other servers to a post. */
export async function countReplies({ db }: Context, postId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(federationReplies)
    .where(eq(federationReplies.postId, postId));
  return row?.total ?? 0;
}

/** The figures of NodeInfo. */
export async function countUsage({ db }: Context): Promise<{ posts: number; replies: number }> {
  const [posts] = await db
    .select({ total: count() })
    .from(federationPosts)
    .innerJoin(contents, toStory)
    .where(and(isNull(federationPosts.withdrawnAt), eq(contents.status, 'approved')));
  const [replies] = await db.select({ total: count() }).from(federationReplies);
  return { posts: posts?.total ?? 0, replies: replies?.total ?? 0 };
}
