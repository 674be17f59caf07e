import { and, eq, isNull } from 'drizzle-orm';
import { orders } from '@/backend/db/schema/orders';
import { refunds } from '@/backend/db/schema/payments';
import { receipts } from '@/backend/db/schema/receipts';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { logOrder } from '@/backend/modules/tickets/commands/orders/log';
import { takeStep } from '@/backend/modules/tickets/commands/orders/take-step';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import type { Undo } from '@/backend/modules/tickets/queries/orders/undo';
import { stopLetters } from './stop-letters';

type PaidOut = Extract<Undo, { what: 'paid_out' }>;

/**
 * Undoes the record that a refund was paid by hand: it is owed again, in its former state. The event must be locked.
 * @throws ApiError undoTooLate when the buyer has reported its arrival, or the credit note has a number
 */
export async function takeBackPayout(
  context: Context,
  order: OrderRow,
  { refund_id: id, was_settled }: PaidOut,
  { actorId, since }: { actorId: number; since: Date },
): Promise<void> {
  const { db } = context;
  const issued = await db.$count(receipts, eq(receipts.refundId, id));
  if (issued > 0) throw new ApiError('undoTooLate');
  const [waiting] = await db
    .update(refunds)
    .set({ state: 'waiting', doneAt: null, doneBy: null, way: null, reference: '' })
    .where(
      and(
        eq(refunds.id, id),
        eq(refunds.state, 'done'),
        isNull(refunds.arrivedAt),
        isNull(refunds.missingAt),
      ),
    )
    .returning();
  if (!waiting) throw new ApiError('undoTooLate');
  await stopLetters(context, order, since, 'orderRefunded');
  if (was_settled) {
    await takeStep(context, order, {
      command: 'takeBackPayout',
      actorId,
      detail: { amount: waiting.amount },
    });
    return;
  }
  await logOrder(context, order.id, actorId, 'takeBackPayout', { amount: waiting.amount });
  await db
    .update(orders)
    .set({ version: order.version + 1, updatedAt: context.now() })
    .where(eq(orders.id, order.id));
}
