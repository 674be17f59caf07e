import { sql } from 'drizzle-orm';
import { integer } from '@/backend/db/codec';
import { orderErasure } from '@/backend/db/order-erasure';
import { readRows } from '@/backend/db/rows';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { eachByItself, isNotSkipped } from '@/backend/kernel/each-by-itself';

const AT_ONCE = 50;

/**
 * Erases answers, contacts, names and reasons of events that ended more than `eventDataDays` days ago; sums, states and
 * receipts stay. From then on no personal data can be written for them (`refuseErased`).
 */
export async function erasePersonalData(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - context.config.eventDataDays * 86_400_000).toISOString();
  const due = await readRows(
    context.db,
    sql`
    select id from events where erased_at is null and end_time < ${before}::timestamptz
      and ${isNotSkipped(context, 'erasePersonalData', sql`events.id`)} limit ${AT_ONCE}`,
    { id: integer },
  );
  await eachByItself(
    context,
    'erasePersonalData',
    due.map(({ id }) => id),
    (id) => id,
    (outer, id) => eraseEvent(outer, id, before),
  );
}

async function eraseEvent(context: Context, eventId: number, before: string): Promise<void> {
  await inTransaction(context, async ({ db, now }) => {
    // The event may have been moved to a later date since.
    const rows = await readRows(
      db,
      sql`
      update events set erased_at = ${now().toISOString()}::timestamptz
      where id = ${eventId} and erased_at is null and end_time < ${before}::timestamptz returning id`,
      { id: integer },
    );
    if (rows.length === 0) return;
    const statements = orderErasure({
      orders: sql`select id from orders where event_id = ${eventId}`,
      tickets: sql`select id from tickets where event_id = ${eventId}`,
    });
    for (const statement of statements) await db.execute(statement);
    await db.execute(
      sql`update scans set code = '', reason = '' where list_id in (select id from check_in_lists where event_id = ${eventId})`,
    );
    await db.execute(
      sql`update unmatched_money set payer = '', note = '', reason = '' where event_id = ${eventId}`,
    );
    await db.execute(
      sql`delete from webhook_deliveries d using event_webhooks w where w.id = d.webhook_id
        and (w.event_id = ${eventId} or d.kind like 'order.%' and d.body ->> 'event_id' = ${String(eventId)})`,
    );
    await db.execute(
      sql`update held_letters set payload = '{}', state = case when state = 'waiting' then 'outdated' else state end
        where event_id = ${eventId}`,
    );
  });
}
