import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { UNDO_MONEY_SECONDS } from '@/backend/contract/tickets/limits';
import { refunds } from '@/backend/db/schema/payments';
import { outbox } from '@/backend/db/schema/system';
import type { Context } from '@/backend/kernel/context';
import { counterReceipt, issueReceipt } from '@/backend/modules/tickets/commands/issue-receipt';
import { withOrder } from '@/backend/modules/tickets/commands/with-order';

const payload = z.object({
  orderId: z.number(),
  /** Of a counter-receipt; the receipt of the purchase without. */
  refundId: z.number().optional(),
});

/** Queues a receipt, which is never taken back once it has a number, until what it is of can be taken back no more. */
export async function queueReceipt({ db, now }: Context, of: z.infer<typeof payload>): Promise<void> {
  const dueAt = new Date(now().getTime() + UNDO_MONEY_SECONDS * 1000);
  await db.insert(outbox).values({ kind: 'receipt', payload: of, dueAt });
}

/** Issues a receipt that waited, unless the order is not paid any more, or the refund not done. */
export async function issueHeldReceipt(context: Context, given: unknown): Promise<void> {
  const { orderId, refundId } = payload.parse(given);
  await withOrder(context, orderId, async (inner, order) => {
    if (order.paidAt !== null) await issueReceipt(inner, order);
    if (refundId === undefined) return;
    const [refund] = await inner.db.select().from(refunds).where(eq(refunds.id, refundId));
    if (refund?.state === 'done') await counterReceipt(inner, order, refund);
  });
}
