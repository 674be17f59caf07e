import { and, count, eq, sql } from 'drizzle-orm';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import type { CallOutput } from '@/backend/contract/calls';
import { contents } from '@/backend/db/schema/stories';
import { authors } from '@/backend/db/schema/people';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { memberFollows } from '@/backend/db/schema/follows';
import { collections, follows, likes } from '@/backend/db/schema/members';

/** Likes and collections of stories: where the rows are, and where they are counted. */
const MARKS = {
  likes: { table: likes, column: contents.likesCount, key: 'likesCount' },
  collections: { table: collections, column: contents.collectionsCount, key: 'collectionsCount' },
} as const;

type Mark = keyof typeof MARKS;

/**
 * Likes or collects a live story for a member, or takes that back for any story; without `wanted` the state is toggled.
 * The total changes only when a row is added or deleted, so a member counts once, even if the call is repeated.
 * @throws ApiError notFound, tooManyRequests
 */
export async function setReaction(
  context: Context,
  member: Member,
  mark: Mark,
  id: number,
  wanted: boolean | undefined,
): Promise<{ isSet: boolean; total: number }> {
  await countTries(context, [['markAccount', member.id]]);
  const { table, column, key } = MARKS[mark];
  return inTransaction(context, async ({ db, now }) => {
    const markFilter = and(eq(table.userId, member.id), eq(table.contentId, id));
    const [existing] = wanted === undefined ? await db.select().from(table).where(markFilter) : [];
    const isSet = wanted ?? existing === undefined;
    const changed = isSet
      ? await db
          .insert(table)
          .values({ userId: member.id, contentId: id, createdAt: now() })
          .onConflictDoNothing()
          .returning()
      : await db.delete(table).where(markFilter).returning();
    const step = changed.length === 0 ? 0 : isSet ? 1 : -1;
    const [item] = await db
      .update(contents)
      .set({ [key]: sql`${column} + ${step}::int` })
      .where(and(eq(contents.id, id), isSet ? eq(contents.status, 'approved') : undefined))
      .returning({ total: column });
    if (!item) throw new ApiError('notFound');
    return { isSet, total: item.total };
  });
}

/**
 * Follows or unfollows an author; without `wanted` the state is toggled. @throws ApiError notFound, tooManyRequests
 */
export async function setFollow(
  context: Context,
  member: Member,
  id: number,
  wanted: boolean | undefined,
): Promise<CallOutput<'followAuthor'>> {
  await countTries(context, [['markAccount', member.id]]);
  return inTransaction(context, async ({ db, now }) => {
    const [author] = await db.select({ id: authors.id }).from(authors).where(eq(authors.id, id));
    if (!author) throw new ApiError('notFound');
    const followFilter = and(eq(follows.userId, member.id), eq(follows.authorId, id));
    const [existing] = wanted === undefined ? await db.select().from(follows).where(followFilter) : [];
    const followed = wanted ?? existing === undefined;
    if (followed)
      await db
        .insert(follows)
        .values({ userId: member.id, authorId: id, createdAt: now() })
        .onConflictDoNothing();
    else {
      await db.delete(follows).where(followFilter);
      await db
        .delete(memberFollows)
        .where(
          and(
            eq(memberFollows.userId, member.id),
            eq(memberFollows.kind, 'author'),
            eq(memberFollows.targetId, id),
          ),
        );
    }
    const [row] = await db.select({ total: count() }).from(follows).where(eq(follows.authorId, id));
    return { followed, followers: row?.total ?? 0 };
  });
}
