import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Caller, Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { contents } from '@/backend/db/schema/content';
import { feedback } from '@/backend/db/schema/accounts';
import { authors, collections, follows, likes } from '@/backend/db/schema/people';
import { ApiError } from '@/backend/kernel/errors';
import { countTries, networkOf } from '@/backend/kernel/limits';
import { checkOwnPictures } from '@/backend/modules/uploads/commands/store-picture';

/** The two marks on an item: their rows, and where they are counted. */
const MARKS = {
  likes: { table: likes, column: contents.likesCount, key: 'likesCount' },
  collections: { table: collections, column: contents.collectionsCount, key: 'collectionsCount' },
} as const;
type Mark = keyof typeof MARKS;

/**
 * Sets or takes away a member's mark on a live item; without `wanted` it is turned round. The row is the vote: however
 * often and however parallel, a member counts once.
 * @throws ApiError notFound
 */
export async function setMark(
  context: Context,
  member: Member,
  mark: Mark,
  id: number,
  wanted: boolean | undefined,
): Promise<{ isSet: boolean; total: number }> {
  await countTries(context, [['markAccount', member.id]]);
  const { table, column, key } = MARKS[mark];
  return inTransaction(context, async ({ db, now }) => {
    const own = and(eq(table.userId, member.id), eq(table.contentId, id));
    const [standing] = wanted === undefined ? await db.select().from(table).where(own) : [];
    const isSet = wanted ?? standing === undefined;
    const changed = isSet
      ? await db
          .insert(table)
          .values({ userId: member.id, contentId: id, createdAt: now() })
          .onConflictDoNothing()
          .returning()
      : await db.delete(table).where(own).returning();
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

/** Follows or leaves an author. @throws ApiError notFound */
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
    const own = and(eq(follows.userId, member.id), eq(follows.authorId, id));
    const [standing] = wanted === undefined ? await db.select().from(follows).where(own) : [];
    const followed = wanted ?? standing === undefined;
    if (followed)
      await db
        .insert(follows)
        .values({ userId: member.id, authorId: id, createdAt: now() })
        .onConflictDoNothing();
    else await db.delete(follows).where(own);
    const [row] = await db.select({ total: count() }).from(follows).where(eq(follows.authorId, id));
    return { followed, followers: row?.total ?? 0 };
  });
}

/** Which of these a member marked. */
export async function readMarks(
  { db }: Context,
  member: Member,
  ids: CallParsedInput<'markState'>,
): Promise<CallOutput<'markState'>> {
  const marked = async (table: typeof likes | typeof collections): Promise<number[]> => {
    if (ids.contents.length === 0) return [];
    const rows = await db
      .select({ id: table.contentId })
      .from(table)
      .where(and(eq(table.userId, member.id), inArray(table.contentId, ids.contents)));
    return rows.map((row) => row.id);
  };
  const followed =
    ids.authors.length === 0
      ? []
      : await db
          .select({ id: follows.authorId })
          .from(follows)
          .where(and(eq(follows.userId, member.id), inArray(follows.authorId, ids.authors)));
  return {
    liked: await marked(likes),
    collected: await marked(collections),
    followed: followed.map((row) => row.id),
  };
}

/** Ids of a member's collected live items with the moment of collecting, last first, and how many there are. */
export async function listCollected({ db }: Context, member: Member, page: number, size: number) {
  const where: SQL | undefined = and(eq(collections.userId, member.id), eq(contents.status, 'approved'));
  const rows = await db
    .select({ id: collections.contentId, at: collections.createdAt })
    .from(collections)
    .innerJoin(contents, eq(contents.id, collections.contentId))
    .where(where)
    .orderBy(desc(collections.createdAt), desc(collections.contentId))
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db
    .select({ total: count() })
    .from(collections)
    .innerJoin(contents, eq(contents.id, collections.contentId))
    .where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Ids of the authors a member follows with the moment of following, last first, and how many there are. */
export async function listFollowed({ db }: Context, member: Member, page: number, size: number) {
  const rows = await db
    .select({ id: follows.authorId, at: follows.createdAt })
    .from(follows)
    .where(eq(follows.userId, member.id))
    .orderBy(desc(follows.createdAt), desc(follows.authorId))
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db.select({ total: count() }).from(follows).where(eq(follows.userId, member.id));
  return { rows, total: all?.total ?? 0 };
}

/** @throws ApiError tooManyRequests, invalidInput for a picture the member uploaded for something else, or not at all */
export async function submitFeedback(
  context: Context,
  member: Member,
  caller: Caller,
  form: CallParsedInput<'submitFeedback'>,
): Promise<CallOutput<'submitFeedback'>> {
  await countTries(context, [
    ['feedbackAccount', member.id],
    ['feedbackNetwork', networkOf(caller.address)],
  ]);
  const images = form.images.filter((path) => path !== '');
  await checkOwnPictures(context, member, 'images', images, 'feedback');
  const [row] = await context.db
    .insert(feedback)
    .values({ userId: member.id, content: form.content, images, createdAt: context.now() })
    .returning({ id: feedback.id });
  return { id: row?.id ?? 0 };
}
