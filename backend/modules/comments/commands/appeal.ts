import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { comments } from '@/backend/db/schema/comments';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { findOwn } from '@/backend/modules/comments/queries/own';

/**
 * Lets the author of a removed comment ask the editors once to look at it again. It stays removed until they decide.
 * @throws ApiError notFound, tooManyRequests; wrongState for one that is not removed, or was appealed already
 */
export async function appealComment(
  context: Context,
  member: Member,
  { id, text }: CallParsedInput<'appealComment'>,
): Promise<CallOutput<'appealComment'>> {
  await countTries(context, [['commentAccount', `appeal:${member.id}`]]);
  await findOwn(context, member.id, sql`c.id = ${id}`);
  const isOpen = and(
    eq(comments.id, id),
    eq(comments.userId, member.id),
    eq(comments.state, 'removed'),
    isNull(comments.appealedAt),
  );
  const appealed = await context.db
    .update(comments)
    .set({ appeal: text, appealedAt: context.now(), version: sql`${comments.version} + 1` })
    .where(isOpen)
    .returning({ id: comments.id });
  if (appealed.length === 0) throw new ApiError('wrongState');
  return { id, may_appeal: false };
}
