import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { findOrder } from '@/backend/modules/tickets/queries/orders/find';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import type { Undo } from '@/backend/modules/tickets/queries/orders/undo';

/**
 * Stores, in the last entry of the log, how the confirmation of money that paid an order can be undone. Other outcomes,
 * such as freed seats, cannot be undone. The event must be locked.
 * @param before the order before the money was recorded
 * @param since a moment before the first row of the step was written
 */
export async function makeUndoable(
  context: Context,
  before: OrderRow,
  { paymentId, unmatchedId, since }: { paymentId: string; unmatchedId: number | undefined; since: Date },
): Promise<void> {
  const after = await findOrder(context, before.id);
  if (before.status !== 'payment_in_progress' || after.status !== 'paid') return;
  await note(context, before.id, since, {
    what: 'confirmed',
    payment_id: paymentId,
    unmatched_id: unmatchedId ?? null,
    before: {
      method: before.method,
      hold_until: before.holdUntil?.toISOString() ?? null,
      transfer_id: before.transferId,
      transfer_named_at: before.transferNamedAt?.toISOString() ?? null,
      waived: before.waived,
      parked: before.parked,
    },
  });
}

/** Stores, in the last entry of the log, how a recorded payout can be undone. The event must be locked. */
export async function makePayoutUndoable(
  context: Context,
  before: OrderRow,
  { refundId, since }: { refundId: number; since: Date },
): Promise<void> {
  const { status } = await findOrder(context, before.id);
  await note(context, before.id, since, {
    what: 'paid_out',
    refund_id: refundId,
    was_settled: status !== before.status,
  });
}

async function note({ db }: Context, orderId: number, since: Date, undo: Undo): Promise<void> {
  const detail = JSON.stringify({ undo, undo_since: since.toISOString() });
  await db.execute(sql`
    update order_log set detail = detail || ${detail}::jsonb
    where id = (select max(id) from order_log where order_id = ${orderId})`);
}
