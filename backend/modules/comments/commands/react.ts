import { and, eq, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { commentLikes, commentReports, comments } from '@/backend/db/schema/comments';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';

/**
 * Likes a public comment for a member, once, or takes that back. Pages get the number with their next change, or by time.
 * @throws ApiError notFound, tooManyRequests
 */
export async function likeComment(
  context: Context,
  member: Member,
  { id, like }: CallParsedInput<'likeComment'>,
): Promise<CallOutput<'likeComment'>> {
  await countTries(context, [['markAccount', member.id]]);
  return inTransaction(context, async (inner) => {
    const { db, now } = inner;
    const isMark = and(eq(commentLikes.commentId, id), eq(commentLikes.userId, member.id));
    await requirePublic(inner, id);
    const changed = like
      ? await db
          .insert(commentLikes)
          .values({ commentId: id, userId: member.id, createdAt: now() })
          .onConflictDoNothing()
          .returning({ id: commentLikes.commentId })
      : await db.delete(commentLikes).where(isMark).returning({ id: commentLikes.commentId });
    const step = changed.length === 0 ? 0 : like ? 1 : -1;
    const [row] = await db
      .update(comments)
      .set({ likesCount: sql`${comments.likesCount} + ${step}::int` })
      .where(eq(comments.id, id))
      .returning({ likes: comments.likesCount });
    if (!row) throw new ApiError('notFound');
    return { liked: like, likes: row.likes };
  });
}

/** Reports a public comment; a member's second report changes nothing. @throws ApiError notFound, tooManyRequests */
export async function reportComment(
  context: Context,
  member: Member,
  { id, reason, note }: CallParsedInput<'reportComment'>,
): Promise<CallOutput<'reportComment'>> {
  await countTries(context, [['commentReport', member.id]]);
  return inTransaction(context, async (inner) => {
    const { db, now } = inner;
    await requirePublic(inner, id);
    const added = await db
      .insert(commentReports)
      .values({ commentId: id, userId: member.id, reason, note, createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: commentReports.commentId });
    if (added.length > 0)
      await db
        .update(comments)
        .set({ reportsCount: sql`${comments.reportsCount} + 1` })
        .where(eq(comments.id, id));
    return { reported: true };
  });
}

/** @throws ApiError notFound */
async function requirePublic({ db }: Context, id: number): Promise<void> {
  const [row] = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.state, 'public')))
    .for('update');
  if (!row) throw new ApiError('notFound');
}
