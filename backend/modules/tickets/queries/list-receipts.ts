import { type SQL, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { InvoiceTitle } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';

type Input = CallParsedInput<'activityReceipts'>;
type Output = CallOutput<'activityReceipts'>;
type Row = {
  id: string;
  number: number;
  is_refund: boolean;
  counters: number | null;
  amount: string;
  tax: string;
  currency: string;
  invoice: InvoiceTitle | null;
  issued_at: string;
  order_id: string;
  order_number: string;
  name: string;
};

/**
 * Receipts of an event and what they add up to; test orders have none. The caller checks the right to them.
 * @param timeZone the event's, in which months begin
 */
export async function listReceipts({ db }: Context, timeZone: string, input: Input): Promise<Output> {
  const { activity_id: eventId, page, size } = input;
  const month = sql`to_char(r.issued_at at time zone ${timeZone}, 'YYYY-MM')`;
  const issued = sql`from receipts r join orders o on o.id = r.order_id where o.event_id = ${eventId} and not o.is_test`;
  const wanted = sql.join([issued, ...filters(input, month)], sql` and `);
  const rows = await db.execute<Row>(sql`
    select r.id, r.number, r.refund_id is not null as is_refund, r.amount, r.tax, r.currency, r.invoice, r.issued_at,
      o.id as order_id, o.number as order_number, o.name,
      case when r.refund_id is not null then
        (select p.number from receipts p where p.order_id = r.order_id and p.refund_id is null) end as counters
    ${wanted} order by r.number desc limit ${size} offset ${(page - 1) * size}`);
  const sums = await db.execute<{
    total: string;
    currency: string;
    issued: string;
    countered: string;
    tax: string;
  }>(sql`
    select count(*) as total, r.currency, coalesce(sum(r.amount) filter (where r.refund_id is null), 0) as issued,
      coalesce(sum(r.amount) filter (where r.refund_id is not null), 0) as countered, sum(r.tax) as tax
    ${wanted} group by r.currency order by r.currency`);
  const months = await db.execute<{ month: string }>(
    sql`select distinct ${month} as month ${issued} order by 1 desc`,
  );
  return {
    list: rows.map(toReceipt),
    total: sums.reduce((sum, { total }) => sum + Number(total), 0),
    page,
    size,
    sums: sums.map((row) => ({
      currency: row.currency,
      issued: Number(row.issued),
      countered: Number(row.countered),
      tax: Number(row.tax),
    })),
    months: months.map((row) => row.month),
  };
}

function filters({ keyword, kind, month: wanted }: Input, month: SQL): SQL[] {
  const word = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return [
    kind && (kind === 'refund' ? sql`r.refund_id is not null` : sql`r.refund_id is null`),
    wanted && sql`${month} = ${wanted}`,
    keyword !== '' &&
      sql`(r.number::text = ${keyword} or o.number ilike ${word} or o.name ilike ${word}
        or r.invoice->>'title' ilike ${word} or r.invoice->>'taxNumber' ilike ${word})`,
  ].filter((one) => typeof one === 'object');
}

const toReceipt = (row: Row): Output['list'][number] => ({
  id: Number(row.id),
  number: row.number,
  kind: row.is_refund ? 'refund' : 'purchase',
  counters: row.counters,
  amount: Number(row.amount),
  tax: Number(row.tax),
  currency: row.currency,
  invoice: row.invoice && { title: row.invoice.title, tax_number: row.invoice.taxNumber },
  issued_time: new Date(row.issued_at).toISOString(),
  order_id: Number(row.order_id),
  order_number: row.order_number,
  name: row.name,
});
