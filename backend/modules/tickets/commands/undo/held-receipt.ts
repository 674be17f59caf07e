import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { UNDO_MONEY_SECONDS } from '@/backend/contract/tickets/limits';
import { refunds } from '@/backend/db/schema/payments';
import { queueRows } from '@/backend/outbox/queue-rows';
import type { Context } from '@/backend/kernel/context';
import { issueCreditNote, issueReceipt } from '@/backend/modules/tickets/commands/receipts/issue';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';

const payload = z.object({
  orderId: z.number(),
  /** For a credit note, the id of its refund; left out for the receipt of the purchase. */
  refundId: z.number().optional(),
});

/** Queues a receipt until its step cannot be undone any more, because a receipt with a number is never taken back. */
export async function queueReceipt(context: Context, of: z.infer<typeof payload>): Promise<void> {
  const dueAt = new Date(context.now().getTime() + UNDO_MONEY_SECONDS * 1000);
  await queueRows(context, { kind: 'receipt', payload: of, dueAt });
}

/** Issues a queued receipt, unless the order is not paid any more, or the refund is not done. */
export async function issueHeldReceipt(context: Context, rawPayload: unknown): Promise<void> {
  const { orderId, refundId } = payload.parse(rawPayload);
  await withOrder(context, orderId, async (inner, order) => {
    if (order.paidAt !== null) await issueReceipt(inner, order);
    if (refundId === undefined) return;
    const [refund] = await inner.db.select().from(refunds).where(eq(refunds.id, refundId));
    if (refund?.state === 'done') await issueCreditNote(inner, order, refund);
  });
}
