import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { ownValue } from '@/backend/contract/own-value';
import { toDecimal } from '@/backend/contract/tickets/money';
import type { Locale } from '@/backend/contract/locale';
import type { LocalText } from '@/backend/db/schema/local-text';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import { offlineEntriesOf } from './against-rules';
import { gateRemark } from './gate-remark';
import { isHolderEntry } from './holder-entry';
import { RECEIPT_HEAD, receiptPage } from './export-receipts';
import type { EventRow } from '@/backend/modules/events/queries/row';

/** Amounts are decimals as text, so that no spreadsheet rounds them. */
export type Cell = string;
type What = 'orders' | 'tickets' | 'receipts';
type OfflineEntry = NonNullable<CallOutput<'activityOrder'>['tickets'][number]['offline_entry']>;

/** Rows read at once; more are never in memory. */
const AT_ONCE = 500;

type OrderLine = {
  id: string;
  number: string;
  status: string;
  name: string;
  email: string;
  method: string;
  transfer_id: string | null;
  total: string;
  currency: string;
  received: string;
  back: string;
  going: string;
  created_at: string;
  paid_at: string | null;
};

type TicketLine = OrderLine & {
  code: string;
  state: string;
  type: LocalText;
  price: number;
  attendee: string;
  address: string;
  answers: Record<string, string>;
  entered: string | null;
};

const HEADS = {
  orders: [
    'number',
    'status',
    'name',
    'email',
    'method',
    'transfer',
    'total',
    'currency',
    'received',
    'refunded',
    'created',
    'paid',
    'owed_back',
  ],
  tickets: [
    'code',
    'order',
    'status',
    'state',
    'type',
    'price',
    'currency',
    'name',
    'email',
    'created',
    'paid',
    'checked_in',
    'let_in_offline',
    'refunded_before',
    'gate_remark',
  ],
  receipts: RECEIPT_HEAD,
} as const satisfies Record<What, readonly string[]>;

/** The rows of an export, its head first, read page by page by id. Test orders are left out. */
export async function* exportRows(
  context: Context,
  event: EventRow,
  what: What,
  locale: Locale,
): AsyncGenerator<Cell[]> {
  const questions = what === 'tickets' ? event.questions : [];
  yield [...HEADS[what], ...questions.map(({ label }) => pickText(label, locale).text)];
  for (let after = 0; ;) {
    const page = await readPage(context, event, { what, locale, after });
    for (const { cells } of page) yield cells;
    const last = page.at(-1);
    if (!last || page.length < AT_ONCE) return;
    after = Number(last.id);
  }
}

async function readPage(
  context: Context,
  { id, questions }: EventRow,
  { what, locale, after }: { what: What; locale: Locale; after: number },
): Promise<{ id: string; cells: Cell[] }[]> {
  if (what === 'receipts') return receiptPage(context, id, after, AT_ONCE);
  if (what === 'orders')
    return (await orderPage(context, id, after)).map((row) => ({ id: row.id, cells: orderCells(row) }));
  const rows = await ticketPage(context, id, after);
  const ticketIds = rows.map((row) => Number(row.id));
  // Whom a gate phone let in without a network, against the rules it could not know.
  const entries = await offlineEntriesOf(context, { ticketIds });
  return rows.map((row) => ({
    id: row.id,
    cells: [
      ...ticketCells(row, locale),
      ...entryCells(entries.get(Number(row.id)), locale),
      ...questions.map(({ key }) => ownValue(row.answers, key) ?? ''),
    ],
  }));
}

async function orderPage({ db }: Context, eventId: number, after: number): Promise<OrderLine[]> {
  const rows = await db.execute<OrderLine>(sql`
    select o.id, o.number, o.status, o.name, o.email, o.method, o.transfer_id, o.total, o.currency, o.created_at, o.paid_at,
      (select coalesce(sum(amount), 0) from payments p where p.order_id = o.id and p.state = 'received') as received,
      (select coalesce(sum(amount), 0) from refunds r where r.order_id = o.id and r.state = 'done') as back,
      (select coalesce(sum(amount), 0) from refunds r where r.order_id = o.id and r.state in ('waiting', 'sent')) as going
    from orders o where o.event_id = ${eventId} and not o.is_test and o.id > ${after} order by o.id limit ${AT_ONCE}`);
  return [...rows];
}

async function ticketPage({ db }: Context, eventId: number, after: number): Promise<TicketLine[]> {
  const rows = await db.execute<TicketLine>(sql`
    select t.id, o.number, o.status, o.name, o.email, o.method, o.transfer_id, o.total, o.currency, o.created_at, o.paid_at,
      '0' as received, '0' as back, '0' as going, t.code, t.state, i.name as type, t.price, t.name as attendee, t.email as address, t.answers,
      (select min(s.at) from scans s where s.ticket_id = t.id and ${isHolderEntry}) as entered
    from tickets t join orders o on o.id = t.order_id join order_items i on i.id = t.item_id
    where t.event_id = ${eventId} and not o.is_test and t.id > ${after} order by t.id limit ${AT_ONCE}`);
  return [...rows];
}

const time = (at: string | null) => (at === null ? '' : new Date(at).toISOString());

function orderCells(row: OrderLine): Cell[] {
  const money = (amount: string) => toDecimal(Number(amount), row.currency);
  return [
    row.number,
    row.status,
    row.name,
    row.email,
    row.method,
    row.transfer_id ?? '',
    money(row.total),
    row.currency,
    money(row.received),
    money(row.back),
    time(row.created_at),
    time(row.paid_at),
    money(row.going),
  ];
}

function ticketCells(row: TicketLine, locale: Locale): Cell[] {
  return [
    row.code,
    row.number,
    row.status,
    row.state,
    pickText(row.type, locale).text,
    toDecimal(row.price, row.currency),
    row.currency,
    row.attendee || row.name,
    row.address || row.email,
    time(row.created_at),
    time(row.paid_at),
    time(row.entered),
  ];
}

function entryCells(entry: OfflineEntry | undefined, locale: Locale): Cell[] {
  return entry
    ? [time(entry.time), time(entry.refunded_time), gateRemark(entry.result, locale)]
    : ['', '', ''];
}
