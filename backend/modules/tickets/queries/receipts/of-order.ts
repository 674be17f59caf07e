import { asc, eq } from 'drizzle-orm';
import type { Receipt } from '@/backend/contract/tickets/receipt';
import { receipts } from '@/backend/db/schema/receipts';
import type { Locale } from '@/backend/contract/locale';
import type { Context } from '@/backend/kernel/context';
import { organiserName } from '@/backend/modules/events/queries/organiser-name';

/** The receipts of an order as they were issued, oldest first. */
export async function receiptsOf({ db }: Context, orderId: number, locale: Locale): Promise<Receipt[]> {
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
    content: { ...row.content, seller: { ...row.content.seller, name: sellerName(row.content, locale) } },
    invoice: row.invoice && { title: row.invoice.title, tax_number: row.invoice.taxNumber },
    issued_time: row.issuedAt.toISOString(),
  }));
}

/**
 * The seller's name on a receipt. A receipt never changes; one from an earlier version may have the generated nickname
 * of an account without a name, for which a general word is shown.
 */
const sellerName = ({ seller }: Receipt['content'], locale: Locale): string =>
  organiserName({ [locale]: seller.name }, locale).text;
