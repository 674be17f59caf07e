import { and, eq, inArray, ne } from 'drizzle-orm';
import { orders } from '@/backend/db/schema/orders';
import { payments } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { oneAtATime } from '@/backend/kernel/one-at-a-time';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';

/**
 * Reserves the number of a bank transfer for this order: until the transaction ends nobody else can reserve it, also
 * for an order of another event. Numbers that differ only in upper and lower case are the same.
 * @param before which orders that only named the number count as well: all of them, or those that are not cancelled
 * @throws ApiError transferKnown
 */
export async function claimTransfer(
  context: Context,
  order: OrderRow,
  transferId: string,
  before: 'all' | 'open',
): Promise<void> {
  const { db } = context;
  await oneAtATime(context, 'transfer', transferId.toLowerCase());
  const written = spellings(transferId);
  const named = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.transferId, written),
        ne(orders.id, order.id),
        before === 'open' ? ne(orders.status, 'cancelled') : undefined,
      ),
    );
  const paid = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.provider, 'manual'),
        inArray(payments.providerId, written),
        ne(payments.orderId, order.id),
      ),
    );
  if (named.length + paid.length > 0) throw new ApiError('transferKnown');
}

/** Spellings in which earlier versions may have stored a number; transaction hashes keep their lower-case `0x`. */
function spellings(transferId: string): string[] {
  const upper = transferId.toUpperCase();
  return [transferId, transferId.toLowerCase(), upper, upper.replace(/^0X/, '0x')];
}
