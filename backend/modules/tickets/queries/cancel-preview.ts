import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import type { LocalText } from '@/backend/db/schema/local-text';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';

/** What cancelling an event would pay back, read before it is done. Test orders are no orders. */
export async function previewCancel({ db }: Context, eventId: number): Promise<CallOutput<'cancelPreview'>> {
  const [counts] = await db.execute<{ orders: string; tickets: string }>(sql`
    select count(distinct t.order_id) as orders, count(*) as tickets
    from tickets t join orders o on o.id = t.order_id
    where t.event_id = ${eventId} and not o.is_test and t.state in ('requested', 'reserved', 'valid', 'refunding')`);
  const rows = await db.execute<{ provider: string; currency: string; amount: string }>(sql`
    select p.provider, p.currency, sum(p.amount - coalesce((select sum(r.amount) from refunds r
      where r.payment_id = p.id and r.state <> 'failed'), 0)) as amount
    from payments p join orders o on o.id = p.order_id
    where o.event_id = ${eventId} and not o.is_test and p.state = 'received' and o.status in ('paid', 'payment_in_progress')
    group by 1, 2 order by 1, 2`);
  const by = (provider: string) =>
    rows
      .filter((row) => row.provider === provider)
      .map((row) => ({ currency: row.currency, amount: Number(row.amount) }));
  return {
    orders: Number(counts?.orders ?? 0),
    tickets: Number(counts?.tickets ?? 0),
    by_provider: by('stripe'),
    by_hand: by('manual'),
  };
}

/** Who waits for seats of an event, in turn; those it was offered to first. */
export async function listWaiting(
  { db }: Context,
  eventId: number,
  locale: Locale,
): Promise<CallOutput<'activityWaitlist'>> {
  const rows = await db.execute<{
    id: string;
    type_id: string;
    type: LocalText;
    name: string;
    quantity: number;
    state: string;
    at: string;
  }>(sql`
    select w.id, w.ticket_type_id as type_id, k.name as type, u.nickname as name, w.quantity, w.state, w.created_at as at
    from waitlist w join ticket_types k on k.id = w.ticket_type_id join users u on u.id = w.user_id
    where w.event_id = ${eventId} and w.state in ('waiting', 'offered') order by w.state, w.id limit 1000`);
  return {
    list: rows.map((row) => ({
      id: Number(row.id),
      ticket_id: Number(row.type_id),
      ticket_name: pickText(row.type, locale).text,
      name: row.name,
      quantity: row.quantity,
      state: row.state,
      time: new Date(row.at).toISOString(),
    })),
  };
}
