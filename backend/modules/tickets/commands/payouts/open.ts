import { and, eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { toReference } from '@/backend/contract/tickets/reference';
import { refunds } from '@/backend/db/schema/payments';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';
import { readAccount } from '@/backend/modules/tickets/queries/payouts/account';
import { findPayouts, isOpened, toPayout } from '@/backend/modules/tickets/queries/payouts/list';
import { managedPayout } from './managed-payout';

/**
 * Opens a refund in order to pay it. For ten minutes, others who open it see who opened it first, and get the account
 * only if they take the refund over: otherwise two people might pay it twice.
 * @throws ApiError notFound
 */
export async function openPayout(
  context: Context,
  member: Member,
  { id, take }: CallParsedInput<'openPayout'>,
): Promise<CallOutput<'openPayout'>> {
  const seen = await managedPayout(context, member, id);
  return withOrder(context, seen.orderId, async (inner, order) => {
    const now = inner.now();
    const [row] = await findPayouts(inner, order.eventId, [id]);
    const payout = row && toPayout(row, now);
    if (!row || !payout) throw new ApiError('notFound');
    const { refund } = row;
    const isHeld = !take && isOpened(refund, now) && refund.openedBy !== member.id;
    if (!isHeld && refund.state === 'waiting')
      await inner.db
        .update(refunds)
        .set({ openedBy: member.id, openedAt: now })
        .where(and(eq(refunds.id, id), eq(refunds.state, 'waiting')));
    return {
      payout,
      account: isHeld || !refund.isManual ? null : readAccount(inner, order.payoutAccount),
      memo: toReference(order.number),
      held_by: isHeld ? { name: row.openedBy ?? '', since: (refund.openedAt ?? now).toISOString() } : null,
    };
  });
}
