import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';

/** Erases a member's webhooks, and what webhooks of others were notified of their orders and comments, in the caller's transaction. */
export async function eraseWebhooks({ db }: Context, id: number): Promise<void> {
  await db.execute(sql`delete from webhook_deliveries d using orders o
    where o.user_id = ${id} and d.body -> 'order' ->> 'id' = o.id::text`);
  await db.execute(
    sql`delete from webhook_deliveries where body -> 'comment' -> 'by' ->> 'id' = ${String(id)}`,
  );
  await db.execute(sql`delete from event_webhooks where user_id = ${id}`);
}
