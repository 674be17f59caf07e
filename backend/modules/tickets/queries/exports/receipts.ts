import { sql } from 'drizzle-orm';
import { instant, integer, nullable, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { amountCell, type Cell, nameCell, type PageRequest, timeCell } from './cells';

const RECEIPT_LINE_COLUMNS = {
  id: integer,
  number: integer,
  counters: nullable(integer),
  order_number: text,
  name: text,
  title: nullable(text),
  tax_number: nullable(text),
  amount: integer,
  tax: integer,
  currency: text,
  issued_at: instant,
};

/** Receipts and credit notes of an event with ids after `after`; a credit note names its receipt. */
export async function receiptPage(
  { db }: Context,
  { id: eventId, timeZone }: Pick<EventRow, 'id' | 'timeZone'>,
  { locale, after, atOnce }: PageRequest,
): Promise<{ id: number; cells: Cell[] }[]> {
  const rows = await readRows(
    db,
    sql`
    select r.id, r.number, o.number as order_number, o.name, r.invoice->>'title' as title,
      r.invoice->>'taxNumber' as tax_number, r.amount, r.tax, r.currency, r.issued_at,
      case when r.refund_id is not null then
        (select p.number from receipts p where p.order_id = r.order_id and p.refund_id is null) end as counters
    from receipts r join orders o on o.id = r.order_id
    where o.event_id = ${eventId} and not o.is_test and r.id > ${after} order by r.id limit ${atOnce}`,
    RECEIPT_LINE_COLUMNS,
  );
  return rows.map((row) => ({
    id: row.id,
    cells: [
      String(row.number),
      String(row.counters ?? ''),
      row.order_number,
      nameCell(row.name, locale),
      row.title ?? '',
      row.tax_number ?? '',
      amountCell(row.amount, row.currency),
      amountCell(row.tax, row.currency),
      row.currency,
      timeCell(row.issued_at, timeZone),
    ],
  }));
}
