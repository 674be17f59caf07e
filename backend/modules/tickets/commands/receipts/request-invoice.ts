import { and, eq, isNull } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import { orders } from '@/backend/db/schema/orders';
import { receipts } from '@/backend/db/schema/receipts';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { ownOrder } from '@/backend/modules/tickets/queries/orders/find';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';
import { awaitsReceipt } from './issue';

/**
 * Sets the firm or person on the receipt of an order: any number of times before the receipt is issued, once
 * afterwards.
 * @throws ApiError notFound, wrongState when the receipt already has a name, and for a settled order without a receipt
 */
export async function requestInvoice(
  context: Context,
  member: Member,
  { id, title, tax_number: taxNumber }: CallParsedInput<'requestInvoice'>,
): Promise<void> {
  await ownOrder(context, member, id);
  await withOrder(context, id, async (inner, order) => {
    const { db } = inner;
    const invoice = { title, taxNumber };
    const isUnpaid = order.status === 'awaiting_approval' || order.status === 'payment_in_progress';
    const isOpen = isUnpaid || (await awaitsReceipt(inner, order));
    const written = await db
      .update(receipts)
      .set({ invoice })
      .where(and(eq(receipts.orderId, id), isNull(receipts.invoice)))
      .returning();
    if (!isOpen && written.length === 0) throw new ApiError('wrongState', { title: 'madeOut' });
    await db.update(orders).set({ invoice }).where(eq(orders.id, id));
  });
}
