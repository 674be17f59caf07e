import type { OrderStatus } from '@/backend/contract/tickets/statuses';
import { orderLog } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';

/** Part of the detail of a step that was taken without an account, by the link in a letter. */
export const BY_LINK = { by: 'link' } as const;

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
