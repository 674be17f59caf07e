import { sql } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { toReference } from '@/backend/contract/tickets/reference';
import { instant, integer, list, nullable, type RowOf, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { amountCell, type Cell, nameCell, type PageRequest, timeCell } from './cells';
import { transferNumber } from '@/backend/modules/tickets/queries/money/own-payment-id';

const ORDER_LINE_COLUMNS = {
  id: integer,
  number: text,
  status: text,
  name: text,
  email: text,
  method: text,
  transfer_id: nullable(text),
  total: integer,
  currency: text,
  created_at: instant,
  paid_at: nullable(instant),
  kept: integer,
  parked: integer,
  waived: integer,
  received: integer,
  back: integer,
  going: integer,
  missing: integer,
  due: integer,
  came: nullable(list(text)),
  went: nullable(list(text)),
};
type OrderLine = RowOf<typeof ORDER_LINE_COLUMNS>;

const SEPARATOR = '; ';

/**
 * Orders of an event with ids after `after`, as an accountant adds them up: the money received for each order is
 * divided into the parts refunded, to be refunded, undecided, parked and kept; the rest was paid for tickets.
 */
export async function orderPage(
  { db }: Context,
  { id: eventId, timeZone }: Pick<EventRow, 'id' | 'timeZone'>,
  { locale, after, atOnce }: PageRequest,
): Promise<{ id: number; cells: Cell[] }[]> {
  const rows = await readRows(
    db,
    sql`
    select o.id, o.number, o.status, o.name, o.email, o.method, o.transfer_id, o.total, o.currency, o.created_at, o.paid_at,
      o.kept, o.parked, o.waived,
      (select coalesce(sum(amount), 0) from payments p where p.order_id = o.id and p.state = 'received') as received,
      (select coalesce(sum(amount), 0) from refunds r where r.order_id = o.id and r.state = 'done') as back,
      (select coalesce(sum(amount), 0) from refunds r where r.order_id = o.id and r.state in ('waiting', 'sent')) as going,
      (select coalesce(sum(amount), 0) from refunds r where r.order_id = o.id and r.state = 'done'
        and r.missing_at is not null) as missing,
      (select coalesce(sum(t.price), 0) from tickets t where t.order_id = o.id
        and t.state in ('requested', 'reserved', 'valid', 'refunding')) as due,
      (select json_agg(p.provider_id order by p.id) from payments p where p.order_id = o.id and p.state = 'received'
        and p.provider = 'manual') as came,
      (select json_agg(r.reference order by r.id) from refunds r where r.order_id = o.id and r.state = 'done'
        and r.reference <> '') as went
    from orders o where o.event_id = ${eventId} and not o.is_test and o.id > ${after} order by o.id limit ${atOnce}`,
    ORDER_LINE_COLUMNS,
  );
  return rows.map((row) => ({ id: row.id, cells: toCells(row, timeZone, locale) }));
}

function toCells(row: OrderLine, timeZone: string, locale: Locale): Cell[] {
  const money = (minor: number) => amountCell(minor, row.currency);
  const transferNumbers = (row.came ?? []).map(transferNumber).filter((number) => number !== '');
  return [
    row.number,
    row.status,
    nameCell(row.name, locale),
    row.email,
    row.method,
    row.transfer_id ?? '',
    money(row.total),
    row.currency,
    money(row.received),
    money(row.back),
    timeCell(row.created_at, timeZone),
    timeCell(row.paid_at, timeZone),
    money(row.going),
    money(undecidedOf(row)),
    money(row.parked),
    money(row.kept),
    money(row.waived),
    money(row.missing),
    row.total > 0 ? toReference(row.number) : '',
    transferNumbers.join(SEPARATOR),
    (row.went ?? []).join(SEPARATOR),
  ];
}

/** The received money that is not due, kept, parked or committed to a refund; in minor units. */
function undecidedOf({ received, back, going, due, waived, kept: retained, parked }: OrderLine): number {
  const worth = Math.max(0, due - waived);
  const balance = received - back - going;
  return Math.max(0, balance - worth - retained - parked);
}
