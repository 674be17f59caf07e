import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { contents } from '@/backend/db/schema/stories';
import { collections, follows, likes } from '@/backend/db/schema/members';

/** Which of these stories a member has liked or collected, and which authors they follow. */
export async function readReactions(
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

/** Ids of a member's collected live stories with the time of collecting, latest first, and how many there are. */
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

/** Ids of the authors a member follows with the time of following, latest first, and how many there are. */
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
