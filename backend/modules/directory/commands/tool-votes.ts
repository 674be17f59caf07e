import { and, count, eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { tags } from '@/backend/contract/tags';
import { tools, toolVotes } from '@/backend/db/schema/directory';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { queueRevalidation } from '@/backend/outbox/revalidate';

/**
 * Adds or removes a member's vote for a tool. Rows are counted, so a member counts once, even if the call is repeated.
 * @throws ApiError notFound, tooManyRequests
 */
export async function voteForTool(
  context: Context,
  member: Member,
  { id, is_on: isOn }: CallParsedInput<'toolVote'>,
): Promise<CallOutput<'toolVote'>> {
  await countTries(context, [['markAccount', member.id]]);
  return inTransaction(context, async (inner) => {
    const { db, now } = inner;
    const [tool] = await db.select({ id: tools.id }).from(tools).where(eq(tools.id, id));
    if (!tool) throw new ApiError('notFound');
    const changed = isOn
      ? await db
          .insert(toolVotes)
          .values({ toolId: id, userId: member.id, createdAt: now() })
          .onConflictDoNothing()
          .returning()
      : await db
          .delete(toolVotes)
          .where(and(eq(toolVotes.toolId, id), eq(toolVotes.userId, member.id)))
          .returning();
    if (changed.length > 0) await queueRevalidation(inner, [tags.tools]);
    const [row] = await db.select({ votes: count() }).from(toolVotes).where(eq(toolVotes.toolId, id));
    return { votes: row?.votes ?? 0 };
  });
}
