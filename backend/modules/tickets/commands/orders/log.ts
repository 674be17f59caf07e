import type { OrderStatus } from '@/backend/contract/tickets/statuses';
import { orderLog } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';

/**
 * Adds a line to the log of an order.
 * @param actorId null for the program itself
 * @param states the states before and after a step; left out for other entries
 */
export async function logOrder(
  context: Context,
  orderId: number,
  actorId: number | null,
  action: string,
  detail: Record<string, unknown> = {},
  [before, after]: readonly OrderStatus[] = [],
): Promise<void> {
  await context.db
    .insert(orderLog)
    .values({ orderId, at: context.now(), actorId, action, before, after, detail });
}
