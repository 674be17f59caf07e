import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { refundOf, retainedOf } from '@/backend/contract/tickets/amounts';
import { boolean, integer, list, nullable, object, type RowOf, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';

type Preview = CallOutput<'cancelPreview'>;
type Sums = Preview['kept'];

const ORDER_SUMS_COLUMNS = {
  currency: text,
  /** The received money that is neither returned, kept nor parked. */
  held: integer,
  waived: integer,
  /** The prices of the tickets that cancelling refunds; null for an order without such tickets. */
  prices: nullable(list(integer)),
  /** What is left of each payment, the latest first. */
  payments: list(object({ is_manual: boolean, left: integer })),
  /** Refunds by hand that return several bank transfers at once. */
  of_several: integer,
};
type OrderSums = RowOf<typeof ORDER_SUMS_COLUMNS>;

/**
 * What cancelling an event would refund, by the same rule as `settleCancelledEvents`: to everybody who paid, whether or
 * not a ticket was admitted, less what the organiser keeps. Test orders are left out.
 */
export async function previewCancel({ db }: Context, eventId: number, retainedPercent = 0): Promise<Preview> {
  const [counts] = await readRows(
    db,
    sql`
    select count(distinct t.order_id) as orders, count(*) as tickets
    from tickets t join orders o on o.id = t.order_id
    where t.event_id = ${eventId} and not o.is_test and t.state in ('requested', 'reserved', 'valid', 'refunding')`,
    { orders: integer, tickets: integer },
  );
  const rows = await readRows(
    db,
    sql`
    select o.currency, o.waived, m.sum - s.sum - o.kept - o.parked as held, m.payments, s.sum as of_several,
      (select json_agg(t.price) from tickets t where t.order_id = o.id and t.state in ('valid', 'refunding')) as prices
    from orders o join (
      select order_id, sum(net) as sum,
        json_agg(json_build_object('is_manual', provider = 'manual', 'left', net) order by id desc) as payments
      from (select p.order_id, p.id, p.provider, p.amount - coalesce((select sum(r.amount) from refunds r
        where r.payment_id = p.id and r.state <> 'failed'), 0) as net
        from payments p where p.state = 'received') n group by order_id) m on m.order_id = o.id
      cross join lateral (select coalesce(sum(r.amount), 0) as sum from refunds r
        where r.order_id = o.id and r.payment_id is null and r.state <> 'failed') s
    where o.event_id = ${eventId} and not o.is_test
      and o.status in ('awaiting_approval', 'payment_in_progress', 'paid', 'refund_in_progress')`,
    ORDER_SUMS_COLUMNS,
  );
  const card = new Map<string, number>();
  const hand = new Map<string, number>();
  const retained = new Map<string, number>();
  for (const row of rows) {
    const sums = partsOf(row, retainedPercent);
    add(retained, row.currency, sums.retained);
    let left = sums.back;
    let gone = row.of_several;
    for (const payment of row.payments) {
      const spent = payment.is_manual ? Math.min(gone, payment.left) : 0;
      gone -= spent;
      const part = Math.min(left, Math.max(0, payment.left - spent));
      add(payment.is_manual ? hand : card, row.currency, part);
      left -= part;
    }
  }
  return {
    orders: counts?.orders ?? 0,
    tickets: counts?.tickets ?? 0,
    by_provider: toSums(card),
    by_hand: toSums(hand),
    kept: toSums(retained),
  };
}

/** The refunded and the kept part of an order, in minor units. A surplus is refunded in full. */
function partsOf(row: OrderSums, retainedPercent: number): { back: number; retained: number } {
  const balance = Math.max(0, row.held);
  const prices = row.prices ?? [];
  const worth = prices.reduce((sum, price) => sum + price, 0);
  const surplus = Math.max(0, balance - Math.max(0, worth - row.waived));
  const wanted = retainedOf(prices, retainedPercent, row.currency);
  const { retained } = refundOf(prices, { balance: balance - surplus, retained: wanted });
  return { back: balance - retained, retained };
}

function add(sums: Map<string, number>, currency: string, amount: number): void {
  if (amount > 0) sums.set(currency, (sums.get(currency) ?? 0) + amount);
}

function toSums(sums: ReadonlyMap<string, number>): Sums {
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
