import { type Context, inTransaction } from '@/backend/kernel/context';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { findOrder } from '@/backend/modules/tickets/queries/orders/find';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';

/** Runs `work` in a transaction that locks the event of an order, with the order read under the lock. @throws ApiError notFound */
export async function withOrder<Result>(
  context: Context,
  id: number,
  work: (inner: Context, order: OrderRow, event: EventRow) => Promise<Result>,
): Promise<Result> {
  return inTransaction(context, async (inner) => {
    const { eventId } = await findOrder(inner, id);
    const event = await lockEvent(inner, eventId);
    return work(inner, await findOrder(inner, id), event);
  });
}
