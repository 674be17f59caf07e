import { sql } from 'drizzle-orm';
import { type Context, inTransaction } from '@/backend/kernel/context';

/**
 * Erases answers, contacts, names and reasons of events that ended `eventDataDays` days ago; sums, states and receipts
 * stay. From then on nothing of the kind can be written for them (`refuseErased`).
 */
export async function erasePersonalData(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - context.config.eventDataDays * 86_400_000).toISOString();
  await inTransaction(context, async ({ db, now }) => {
    const rows = await db.execute<{ id: string }>(sql`
      update events set erased_at = ${now().toISOString()}::timestamptz
      where erased_at is null and end_time < ${before}::timestamptz returning id`);
    if (rows.length === 0) return;
    const ids = sql.join(
      rows.map(({ id }) => sql`${Number(id)}`),
      sql`, `,
    );
    await db.execute(
      sql`update tickets set answers = '{}', email = '', name = '' where event_id in (${ids})`,
    );
    await db.execute(
      sql`update orders set email = '', name = '', note = '', invoice = null where event_id in (${ids})`,
    );
    const ofThem = sql`order_id in (select id from orders where event_id in (${ids}))`;
    await db.execute(sql`update order_log set detail = detail - 'reason' where ${ofThem}`);
    await db.execute(sql`update refunds set reason = '' where ${ofThem}`);
    await db.execute(sql`update unmatched_money set payer = '', note = '' where event_id in (${ids})`);
    await db.execute(
      sql`update scans set code = '', reason = '' where list_id in (select id from check_in_lists where event_id in (${ids}))`,
    );
    await db.execute(
      sql`delete from webhook_deliveries d using event_webhooks w where w.id = d.webhook_id and w.event_id in (${ids})`,
    );
    await db.execute(
      sql`delete from ticket_letters l using tickets t where t.id = l.ticket_id and t.event_id in (${ids})`,
    );
  });
}
