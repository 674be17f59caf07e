import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { comments } from '@/backend/db/schema/comments';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { banAll } from './ban';
import { decide, lockComments, requireReason } from './decide';
import type { Decision } from './decision';

/** Waiting comments that one decision takes at most. */
const MAX_AT_ONCE = 5000;

/**
 * Decides on many comments, where the decision changes something, and bans who wrote them if asked.
 * @throws ApiError invalidInput for removing without a reason
 */
export async function moderateComments(
  context: Context,
  member: Member,
  { ids, act, reason, note, with_same, ban_days }: CallParsedInput<'moderateComments'>,
): Promise<CallOutput<'moderateComments'>> {
  const decision: Decision = { act, reason, note, batch: randomUUID() };
  requireReason(decision);
  return inTransaction(context, async (inner) => {
    const all = with_same ? [...new Set([...ids, ...(await sameAs(inner, ids))])] : ids;
    const changed = await decide(inner, member, await lockComments(inner, all), decision);
    const authors = [...new Set(changed.flatMap(({ userId }) => userId ?? []))];
    const banned =
      ban_days !== undefined && reason !== undefined
        ? await banAll(inner, member, authors, {
            days: ban_days,
            reason,
            batch: decision.batch,
            isOrdered: false,
          })
        : [];
    return { done: changed.length, banned: banned.length, batch: decision.batch };
  });
}

/**
 * The waiting comments with the text of one of these that waits itself: the queue says how many there are of it, and of
 * none that is public.
 */
async function sameAs({ db }: Context, ids: readonly number[]): Promise<number[]> {
  const texts = db
    .select({ fingerprint: comments.fingerprint })
    .from(comments)
    .where(and(inArray(comments.id, [...ids]), eq(comments.state, 'held')));
  const rows = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.state, 'held'), sql`${comments.fingerprint} in ${texts}`))
    .limit(MAX_AT_ONCE);
  return rows.map(({ id }) => id);
}
