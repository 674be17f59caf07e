import { and, eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { refunds } from '@/backend/db/schema/payments';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { reopenRefund } from '@/backend/modules/tickets/commands/refunds/failed';
import { logOrder } from '@/backend/modules/tickets/commands/orders/log';
import { settleRefund, writeRefund } from '@/backend/modules/tickets/commands/refunds/return-money';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';
import { findOrder } from '@/backend/modules/tickets/queries/orders/find';
import { findPayouts } from '@/backend/modules/tickets/queries/payouts/list';
import { makePayoutUndoable } from '@/backend/modules/tickets/commands/undo/undoable';
import { managedPayout } from './managed-payout';

type Result = CallOutput<'recordPayouts'>['results'][number];

/**
 * Records refunds that were paid by hand. Each is recorded once: for a refund that was recorded before, the answer says
 * by whom, and nothing changes.
 * @throws ApiError notFound, also for a refund of another event
 */
export async function recordPayouts(
  context: Context,
  member: Member,
  { activity_id: eventId, payouts, undoable }: CallParsedInput<'recordPayouts'>,
): Promise<Result[]> {
  await managedEvent(context, member, eventId, 'money');
  return inTransaction(context, async (inner) => {
    await lockEvent(inner, eventId);
    const ids = [...new Set(payouts.map(({ id }) => id))];
    const payoutRows = await findPayouts(inner, eventId, ids);
    if (payoutRows.length < ids.length) throw new ApiError('notFound');
    const results: Result[] = [];
    for (const id of ids) {
      const row = payoutRows.find(({ refund }) => refund.id === id);
      const payout = payouts.find((candidate) => candidate.id === id);
      if (!row || !payout) continue;
      const { refund, doneBy } = row;
      if (!refund.isManual || refund.state !== 'waiting') {
        results.push({ id, result: 'already', by: doneBy ?? '', reference: refund.reference });
        continue;
      }
      const { way, reference } = payout;
      const since = inner.now();
      const order = await findOrder(inner, refund.orderId);
      await settleRefund(inner, order, id, {
        actorId: member.id,
        way,
        reference,
        isHeld: undoable,
      });
      if (undoable) await makePayoutUndoable(inner, order, { refundId: id, since });
      results.push({ id, result: 'recorded', by: '', reference });
    }
    return results;
  });
}

/**
 * Undoes a recorded payout that the bank returned: its money is owed again, by a new refund.
 * @throws ApiError notFound, wrongState for a refund that was not paid by hand
 */
export async function repayPayout(
  context: Context,
  member: Member,
  { id, reason }: CallParsedInput<'repayPayout'>,
): Promise<void> {
  const seen = await managedPayout(context, member, id);
  await withOrder(context, seen.orderId, async (inner, order) => {
    const [failed] = await inner.db
      .update(refunds)
      .set({ state: 'failed', missingAt: null })
      .where(and(eq(refunds.id, id), eq(refunds.isManual, true), eq(refunds.state, 'done')))
      .returning();
    if (!failed) throw new ApiError('wrongState', { refund: 'notPaid' });
    await logOrder(inner, order.id, member.id, 'payout_returned', {
      amount: failed.amount,
      reference: failed.reference,
      reason,
    });
    await writeRefund(inner, failed);
    await reopenRefund(inner, order);
  });
}
