import { type SQL, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { contains } from '@/backend/db/text-match';
import { boolean, declared, instant, integer, nullable, type RowOf, text } from '@/backend/db/codec';
import { receipts } from '@/backend/db/schema/receipts';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';

type Input = CallParsedInput<'activityReceipts'>;
type Output = CallOutput<'activityReceipts'>;
const COLUMNS = {
  id: integer,
  number: integer,
  is_refund: boolean,
  counters: nullable(integer),
  amount: integer,
  tax: integer,
  currency: text,
  invoice: nullable(declared(receipts.invoice)),
  issued_at: instant,
  order_id: integer,
  order_number: text,
  name: text,
};
type Row = RowOf<typeof COLUMNS>;

/**
 * Receipts of an event and what they add up to; test orders have none. The caller checks the right to them.
 * @param timeZone the event's, in which months begin
 */
export async function listReceipts({ db }: Context, timeZone: string, input: Input): Promise<Output> {
  const { activity_id: eventId, page, size } = input;
  const month = sql`to_char(r.issued_at at time zone ${timeZone}, 'YYYY-MM')`;
  const issued = sql`from receipts r join orders o on o.id = r.order_id where o.event_id = ${eventId} and not o.is_test`;
  const wanted = sql.join([issued, ...filters(input, month)], sql` and `);
  const rows = await readRows(
    db,
    sql`
    select r.id, r.number, r.refund_id is not null as is_refund, r.amount, r.tax, r.currency, r.invoice, r.issued_at,
      o.id as order_id, o.number as order_number, o.name,
      case when r.refund_id is not null then
        (select p.number from receipts p where p.order_id = r.order_id and p.refund_id is null) end as counters
    ${wanted} order by r.number desc limit ${size} offset ${(page - 1) * size}`,
    COLUMNS,
  );
  const sums = await readRows(
    db,
    sql`
    select count(*) as total, r.currency, coalesce(sum(r.amount) filter (where r.refund_id is null), 0) as issued,
      coalesce(sum(r.amount) filter (where r.refund_id is not null), 0) as countered, sum(r.tax) as tax
    ${wanted} group by r.currency order by r.currency`,
    { total: integer, currency: text, issued: integer, countered: integer, tax: integer },
  );
  const months = await readRows(db, sql`select distinct ${month} as month ${issued} order by 1 desc`, {
    month: text,
  });
  return {
    list: rows.map(toReceipt),
    total: sums.reduce((sum, { total }) => sum + total, 0),
    page,
    size,
    sums: sums.map((row) => ({
      currency: row.currency,
      issued: row.issued,
      countered: row.countered,
      tax: row.tax,
    })),
    months: months.map((row) => row.month),
  };
}

function filters({ keyword, kind, month: wanted }: Input, month: SQL): SQL[] {
  const match = contains(keyword);
  return [
    kind && (kind === 'refund' ? sql`r.refund_id is not null` : sql`r.refund_id is null`),
    wanted && sql`${month} = ${wanted}`,
    keyword !== '' &&
      sql`(r.number::text = ${keyword} or o.number ${match} or o.name ${match}
        or r.invoice->>'title' ${match} or r.invoice->>'taxNumber' ${match})`,
  ].filter((condition) => typeof condition === 'object');
}

const toReceipt = (row: Row): Output['list'][number] => ({
  id: row.id,
  number: row.number,
  kind: row.is_refund ? 'refund' : 'purchase',
  counters: row.counters,
  amount: row.amount,
  tax: row.tax,
  currency: row.currency,
  invoice: row.invoice && { title: row.invoice.title, tax_number: row.invoice.taxNumber },
  issued_time: row.issued_at.toISOString(),
  order_id: row.order_id,
  order_number: row.order_number,
  name: row.name,
});
