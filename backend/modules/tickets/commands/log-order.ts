import type { OrderStatus } from '@/backend/contract/tickets/statuses';
import { orderLog } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';

/** Part of the detail of a step that somebody without an account took with the link of a letter. */
export const BY_LINK = { by: 'link' } as const;

/**
 * Adds a line to the log of an order.
 * @param actorId null for the portal itself
 * @param states before and after, when it was a step
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
