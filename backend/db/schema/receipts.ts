import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Receipt } from '@/backend/contract/tickets/receipt';
import { bigId, instant } from './columns';
import { organisers } from './events';
import { type InvoiceTitle, orders } from './orders';
import { refunds } from './payments';

/** Receipts as they were issued, and counter-receipts of what was paid back. Rows are never changed or deleted. */
export const receipts = pgTable(
  'receipts',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    organiserId: bigId()
      .notNull()
      .references(() => organisers.id),
    /** Running, for each organiser, without gaps. */
    number: integer().notNull(),
    orderId: bigId()
      .notNull()
      .references(() => orders.id),
    /** The refund it counters; null for the receipt of the purchase. */
    refundId: bigId().references(() => refunds.id),
    /** With tax; negative on a counter-receipt. */
    amount: bigId().notNull(),
    tax: bigId().notNull(),
    currency: text().notNull(),
    content: jsonb().$type<Receipt['content']>().notNull(),
    /** Whom it is made out to; filled in once, when the buyer asks for it after the purchase. */
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
