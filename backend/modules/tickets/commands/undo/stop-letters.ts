import { and, eq, gte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { UNDO_MONEY_SECONDS } from '@/backend/contract/tickets/limits';
import { orderLog } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';

const letter = z.object({ outboxId: z.number().nullable(), heldId: z.number().nullable() });

/**
 * Deletes from the outbox everything that waits for the end of the undo period (tickets, receipts, letters), and the
 * buyer's notification.
 * @param since when the undone step began
 * @param message the key of that notification
 */
export async function stopLetters(
  { db }: Context,
  order: OrderRow,
  since: Date,
  message: 'orderPaid' | 'orderRefunded',
): Promise<void> {
  await db.execute(sql`
    delete from outbox where kind in ('tickets', 'receipt') and delivered_at is null
      and (payload->>'orderId')::bigint = ${order.id}
      and due_at >= ${new Date(since.getTime() + UNDO_MONEY_SECONDS * 1000).toISOString()}::timestamptz`);
  const entries = await db
    .select({ detail: orderLog.detail })
    .from(orderLog)
    .where(and(eq(orderLog.orderId, order.id), gte(orderLog.at, since)));
  for (const { detail } of entries) {
    const { data } = letter.safeParse(detail['letter']);
    if (data?.outboxId)
      await db.execute(sql`delete from outbox where id = ${data.outboxId} and delivered_at is null`);
    if (data?.heldId)
      await db.execute(sql`update held_letters set state = 'outdated', payload = '{}' where id = ${data.heldId}
        and state = 'waiting'`);
  }
  if (order.userId !== null)
    await db.execute(sql`delete from messages where user_id = ${order.userId} and key = ${message}
      and params->>'number' = ${order.number} and created_at >= ${since.toISOString()}::timestamptz`);
}
