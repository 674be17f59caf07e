import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Receipt } from '@/backend/contract/tickets/receipt';
import { bigId, instant } from './columns';
import { organisers } from './events';
import { type InvoiceTitle, orders } from './orders';
import { refunds } from './payments';

/** Receipts, and credit notes for refunds. Rows are never deleted, and never changed except for `invoice`. */
export const receipts = pgTable(
  'receipts',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    organiserId: bigId()
      .notNull()
      .references(() => organisers.id),
    /** Consecutive for each organiser, without gaps. */
    number: integer().notNull(),
    orderId: bigId()
      .notNull()
      .references(() => orders.id),
    /** The refund of a credit note; null for the receipt of the purchase. */
    refundId: bigId().references(() => refunds.id),
    /** Including tax; negative on a credit note. */
    amount: bigId().notNull(),
    tax: bigId().notNull(),
    currency: text().notNull(),
    content: jsonb().$type<Receipt['content']>().notNull(),
    /** The recipient; may be filled in once after the purchase. */
    invoice: jsonb().$type<InvoiceTitle>(),
    issuedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('receipts_number').on(table.organiserId, table.number),
    uniqueIndex('receipts_purchase')
      .on(table.orderId)
      .where(sql`refund_id is null`),
    uniqueIndex('receipts_refund').on(table.refundId),
    index('receipts_order').on(table.orderId, table.id),
  ],
);
