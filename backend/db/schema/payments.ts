import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PAYMENT_STATES, REFUND_STATES } from '@/backend/contract/tickets/statuses';
import { bigId, instant } from './columns';
import { orders } from './orders';

/** Payments, received or open. */
export const payments = pgTable(
  'payments',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigId()
      .notNull()
      .references(() => orders.id),
    provider: text({ enum: ['manual', 'stripe'] }).notNull(),
    /** The provider's id: the number of a transfer or a checkout session. */
    providerId: text().notNull(),
    /** The provider's id for refunds. */
    chargeId: text().notNull().default(''),
    state: text({ enum: PAYMENT_STATES }).notNull(),
    amount: bigId().notNull(),
    currency: text().notNull(),
    /** Address of the payment page while the payment is open. */
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

/** Refunds. */
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
