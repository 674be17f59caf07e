import { and, eq, inArray } from 'drizzle-orm';
import type { UnmatchedCommand } from '@/backend/contract/tickets/statuses';
import { UNMATCHED_STEPS } from '@/backend/contract/tickets/transitions';
import { unmatchedMoney } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';

type Fields = Partial<Pick<typeof unmatchedMoney.$inferInsert, 'orderId' | 'reason' | 'payoutReference'>>;

/**
 * The only function that changes the state of unmatched money. The event must be locked.
 * @throws ApiError wrongState for a step the table does not allow
 */
export async function stepUnmatched(
  { db, now }: Context,
  id: number,
  command: UnmatchedCommand,
  { actorId, ...fields }: Fields & { actorId: number },
): Promise<void> {
  const { from, to } = UNMATCHED_STEPS[command];
  const isOpen = to === 'open';
  const [row] = await db
    .update(unmatchedMoney)
    .set({
      state: to,
      endedBy: isOpen ? null : actorId,
      endedAt: isOpen ? null : now(),
      ...(isOpen && { orderId: null, reason: '', payoutReference: '' }),
      ...fields,
    })
    .where(and(eq(unmatchedMoney.id, id), inArray(unmatchedMoney.state, [...from])))
    .returning({ id: unmatchedMoney.id });
  if (!row) throw new ApiError('wrongState', { unmatched: command });
}
