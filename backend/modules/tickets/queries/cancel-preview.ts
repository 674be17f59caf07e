import { sql } from 'drizzle-orm';
import { personName } from '@/backend/contract/accounts/made-nickname';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import type { LocalText } from '@/backend/db/schema/local-text';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import { isHolderEntry } from './holder-entry';

type Preview = CallOutput<'cancelPreview'>;
type Sums = Preview['kept'];

/**
 * What cancelling an event would pay back. Test orders are left out; used tickets are not refunded.
 */
export async function previewCancel({ db }: Context, eventId: number, keptPercent = 0): Promise<Preview> {
  const [counts] = await db.execute<{ orders: string; tickets: string }>(sql`
    select count(distinct t.order_id) as orders, count(*) as tickets
    from tickets t join orders o on o.id = t.order_id
    where t.event_id = ${eventId} and not o.is_test and t.state in ('requested', 'reserved', 'valid', 'refunding')`);
  const rows = await db.execute<{
    currency: string;
    card: string;
    hand: string;
    worth: string;
    kept: string;
  }>(sql`
    select o.currency, coalesce(sum(m.net) filter (where m.provider = 'stripe'), 0) as card,
      coalesce(sum(m.net) filter (where m.provider = 'manual'), 0) as hand,
      case when o.status = 'paid' then (select coalesce(sum(t.price), 0) from tickets t where ${GOES_BACK}) end as worth,
      case when o.status = 'paid' then (select coalesce(sum(t.price * ${keptPercent}::int / 100), 0) from tickets t
        where ${GOES_BACK}) else 0 end as kept
    from orders o join (
      select p.order_id, p.provider, p.amount - coalesce((select sum(r.amount) from refunds r
        where r.payment_id = p.id and r.state <> 'failed'), 0) as net
      from payments p where p.state = 'received') m on m.order_id = o.id
    where o.event_id = ${eventId} and not o.is_test and o.status in ('paid', 'payment_in_progress')
    group by o.id`);
  const card = new Map<string, number>();
  const hand = new Map<string, number>();
  const kept = new Map<string, number>();
  for (const row of rows) {
    const received = Number(row.card) + Number(row.hand);
    const returnable = row.worth === null ? received : Math.min(received, Number(row.worth));
    const stays = Math.min(Number(row.kept), returnable);
    const byCard = Math.min(Number(row.card), returnable - stays);
    add(card, row.currency, byCard);
    add(hand, row.currency, returnable - stays - byCard);
    add(kept, row.currency, stays);
  }
  return {
    orders: Number(counts?.orders ?? 0),
    tickets: Number(counts?.tickets ?? 0),
    by_provider: toSums(card),
    by_hand: toSums(hand),
    kept: toSums(kept),
  };
}

/** The tickets of an order that cancelling refunds. */
const GOES_BACK = sql`t.order_id = o.id and t.state in ('valid', 'refunding') and not exists (
  select 1 from scans s where s.ticket_id = t.id and ${isHolderEntry})`;

function add(sums: Map<string, number>, currency: string, amount: number): void {
  if (amount > 0) sums.set(currency, (sums.get(currency) ?? 0) + amount);
}

function toSums(sums: ReadonlyMap<string, number>): Sums {
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
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
      name: personName(row.name),
      quantity: row.quantity,
      state: row.state,
      time: new Date(row.at).toISOString(),
    })),
  };
}
