import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PAYMENT_STATES, REFUND_STATES } from '@/backend/contract/tickets/statuses';
import { bigId, instant } from './columns';
import { orders } from './orders';

/** Money that came in, or is on its way. */
export const payments = pgTable(
  'payments',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigId()
      .notNull()
      .references(() => orders.id),
    provider: text({ enum: ['manual', 'stripe'] }).notNull(),
    /** What the provider calls it: a transfer's number, a checkout session. */
    providerId: text().notNull(),
    /** What the provider pays back by. */
    chargeId: text().notNull().default(''),
    state: text({ enum: PAYMENT_STATES }).notNull(),
    amount: bigId().notNull(),
    currency: text().notNull(),
    /** Where the buyer pays, while it is open. */
    pageUrl: text().notNull().default(''),
    expiresAt: instant(),
    createdAt: instant().notNull(),
    receivedAt: instant(),
  },
  (table) => [
    uniqueIndex('payments_provider').on(table.provider, table.providerId),
    index('payments_order').on(table.orderId),
  ],
);

/** Money that goes back. */
export const refunds = pgTable(
  'refunds',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigId()
      .notNull()
      .references(() => orders.id),
    paymentId: bigId().references(() => payments.id),
    state: text({ enum: REFUND_STATES }).notNull(),
    isManual: boolean().notNull(),
    amount: bigId().notNull(),
    currency: text().notNull(),
    providerId: text().unique(),
    reason: text().notNull().default(''),
    ticketIds: jsonb().$type<number[]>().notNull().default([]),
    requestedBy: bigId(),
    createdAt: instant().notNull(),
    doneAt: instant(),
  },
  (table) => [index('refunds_order').on(table.orderId)],
);
