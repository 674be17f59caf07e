import { asc, eq } from 'drizzle-orm';
import type { Receipt } from '@/backend/contract/tickets/receipt';
import { receipts } from '@/backend/db/schema/receipts';
import type { Context } from '@/backend/kernel/context';

/** The receipts of an order as they were issued, oldest first. */
export async function receiptsOf({ db }: Context, orderId: number): Promise<Receipt[]> {
  const rows = await db
    .select()
    .from(receipts)
    .where(eq(receipts.orderId, orderId))
    .orderBy(asc(receipts.id));
  const purchase = rows.find(({ refundId }) => refundId === null);
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    kind: row.refundId === null ? 'purchase' : 'refund',
    counters: row.refundId === null ? null : (purchase?.number ?? null),
    amount: row.amount,
    tax: row.tax,
    currency: row.currency,
    content: row.content,
    invoice: row.invoice && { title: row.invoice.title, tax_number: row.invoice.taxNumber },
    issued_time: row.issuedAt.toISOString(),
  }));
}
