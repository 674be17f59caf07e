import { and, eq } from 'drizzle-orm';
import { unmatchedMoney } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { logOrder } from '@/backend/modules/tickets/commands/orders/log';
import { linePaymentId } from '@/backend/modules/tickets/queries/money/own-payment-id';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { stepUnmatched } from './step';

/**
 * Assigns unmatched money to an order; the caller records it as a payment in the same transaction. The event must be
 * locked.
 * @param amount the amount that the organiser confirms, in minor units: it must be all of the money
 * @throws ApiError notFound, invalidInput for another amount or currency, wrongState when somebody decided about it
 * before
 */
export async function giveUnmatched(
  context: Context,
  order: OrderRow,
  id: number,
  { actorId, amount }: { actorId: number; amount: number | undefined },
): Promise<{ amount: number; providerId: string }> {
  const [row] = await context.db
    .select()
    .from(unmatchedMoney)
    .where(and(eq(unmatchedMoney.id, id), eq(unmatchedMoney.eventId, order.eventId)));
  if (!row) throw new ApiError('notFound');
  if (row.currency !== order.currency) throw new ApiError('invalidInput', { currency: 'other' });
  if (amount !== undefined && amount !== row.amount) throw new ApiError('invalidInput', { amount: 'other' });
  await stepUnmatched(context, id, 'give', { actorId, orderId: order.id });
  await logOrder(context, order.id, actorId, 'unmatched_given', { amount: row.amount });
  return { amount: row.amount, providerId: linePaymentId(order, id) };
}
