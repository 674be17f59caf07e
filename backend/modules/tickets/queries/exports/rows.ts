import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { ownValue } from '@/backend/contract/own-value';
import type { Locale } from '@/backend/contract/locale';
import { dictionary, instant, integer, localText, nullable, type RowOf, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import { offlineEntriesOf } from '@/backend/modules/tickets/queries/gate/rule-conflicts';
import { gateRemark } from '@/backend/modules/tickets/queries/gate/remark';
import { isHolderEntry } from '@/backend/modules/tickets/queries/gate/holder-entry';
import { amountCell, type Cell, nameCell } from './cells';
import { exportHead } from './heads';
import { orderPage } from './orders';
import { payoutPage } from './payouts';
import { receiptPage } from './receipts';
import type { EventRow } from '@/backend/modules/events/queries/row';

export type ExportKind = 'orders' | 'tickets' | 'receipts' | 'payouts';
type OfflineEntry = NonNullable<CallOutput<'activityOrder'>['tickets'][number]['offline_entry']>;

/** How many rows are read at once and are in memory at most. */
const AT_ONCE = 500;

const TICKET_LINE_COLUMNS = {
  id: integer,
  number: text,
  status: text,
  name: text,
  email: text,
  currency: text,
  created_at: instant,
  paid_at: nullable(instant),
  code: text,
  state: text,
  type: localText,
  price: integer,
  attendee: text,
  address: text,
  answers: dictionary(text),
  entered: nullable(instant),
};
type TicketLine = RowOf<typeof TICKET_LINE_COLUMNS>;

/** The rows of an export, its head first, read page by page in order of id. Test orders are left out. */
export async function* exportRows(
  context: Context,
  event: EventRow,
  what: ExportKind,
  locale: Locale,
): AsyncGenerator<Cell[]> {
  const questions = what === 'tickets' ? event.questions : [];
  yield [...exportHead(what, locale), ...questions.map(({ label }) => pickText(label, locale).text)];
  for (let after = 0; ;) {
    const page = await readPage(context, event, { what, locale, after });
    for (const { cells } of page) yield cells;
    const last = page.at(-1);
    if (!last || page.length < AT_ONCE) return;
    after = last.id;
  }
}

async function readPage(
  context: Context,
  event: EventRow,
  { what, locale, after }: { what: ExportKind; locale: Locale; after: number },
): Promise<{ id: number; cells: Cell[] }[]> {
  const { id, questions } = event;
  const page = { locale, after, atOnce: AT_ONCE };
  if (what === 'receipts') return receiptPage(context, event, page);
  if (what === 'orders') return orderPage(context, event, page);
  if (what === 'payouts') return payoutPage(context, event, page);
  const rows = await ticketPage(context, id, after);
  const ticketIds = rows.map((row) => row.id);
  // Visitors whom a gate phone let in without a network, against rules that it could not know.
  const entries = await offlineEntriesOf(context, { ticketIds });
  return rows.map((row) => ({
    id: row.id,
    cells: [
      ...ticketCells(row, locale),
      ...entryCells(entries.get(row.id), locale),
      ...questions.map(({ key }) => ownValue(row.answers, key) ?? ''),
    ],
  }));
}

async function ticketPage({ db }: Context, eventId: number, after: number): Promise<TicketLine[]> {
  return readRows(
    db,
    sql`
    select t.id, o.number, o.status, o.name, o.email, o.currency, o.created_at, o.paid_at, t.code, t.state, i.name as type, t.price, t.name as attendee, t.email as address, t.answers,
      (select min(s.at) from scans s where s.ticket_id = t.id and ${isHolderEntry}) as entered
    from tickets t join orders o on o.id = t.order_id join order_items i on i.id = t.item_id
    where t.event_id = ${eventId} and not o.is_test and t.id > ${after} order by t.id limit ${AT_ONCE}`,
    TICKET_LINE_COLUMNS,
  );
}

const time = (at: Date | null) => at?.toISOString() ?? '';

function ticketCells(row: TicketLine, locale: Locale): Cell[] {
  return [
    row.code,
    row.number,
    row.status,
    row.state,
    pickText(row.type, locale).text,
    amountCell(row.price, row.currency),
    row.currency,
    nameCell(row.attendee || row.name, locale),
    row.address || row.email,
    time(row.created_at),
    time(row.paid_at),
    time(row.entered),
  ];
}

function entryCells(entry: OfflineEntry | undefined, locale: Locale): Cell[] {
  return entry ? [entry.time, entry.refunded_time ?? '', gateRemark(entry.result, locale)] : ['', '', ''];
}
