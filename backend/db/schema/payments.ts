import { boolean, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  PAYMENT_STATES,
  PAYOUT_WAYS,
  REFUND_STATES,
  UNMATCHED_STATES,
} from '@/backend/contract/tickets/statuses';
import { amountsWithin, bigId, instant } from './columns';
import { events } from './events';
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
    check('payments_amount', amountsWithin(table.amount)),
    uniqueIndex('payments_provider').on(table.provider, table.providerId),
    index('payments_order').on(table.orderId),
  ],
);

/** Refunds. One by hand is paid by the organiser; until it is `done` its money is owed. */
export const refunds = pgTable(
  'refunds',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigId()
      .notNull()
      .references(() => orders.id),
    /** The payment it returns; null for one by hand that returns several transfers at once. */
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
    /** Of one by hand: how it was paid, the bank's number of the payout, and who recorded it. */
    way: text({ enum: PAYOUT_WAYS }),
    reference: text().notNull().default(''),
    doneBy: bigId(),
    /** When the buyer was asked for an account. */
    askedAt: instant(),
    /** The file for the bank it was last written into. */
    exportedIn: text().notNull().default(''),
    /** Who has it open in order to pay it, and since when: two who pay it pay twice. */
    openedBy: bigId(),
    openedAt: instant(),
    /** What the buyer said of a payout: that it arrived, or that it did not. */
    arrivedAt: instant(),
    missingAt: instant(),
  },
  (table) => [check('refunds_amount', amountsWithin(table.amount)), index('refunds_order').on(table.orderId)],
);

/** Lines of a bank statement that named no order: their money belongs to nobody until somebody says whose it is. */
export const unmatchedMoney = pgTable(
  'unmatched_money',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    eventId: bigId()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    state: text({ enum: UNMATCHED_STATES }).notNull(),
    amount: bigId().notNull(),
    currency: text().notNull(),
    /** Day and time as the bank wrote them, `YYYY-MM-DD` and `HH:MM`, in a zone it did not say; empty where it gave none. */
    day: text().notNull().default(''),
    clock: text().notNull().default(''),
    payer: text().notNull().default(''),
    /** What tells the line from all others of the event, so that no statement brings it twice: see `lineKeys`. */
    lineKey: text('reference').notNull(),
    /** What the payer wrote. */
    note: text().notNull().default(''),
    /** The order it was given to. */
    orderId: bigId().references(() => orders.id, { onDelete: 'set null' }),
    /** The bank's number of the payout, when it was sent back. */
    payoutReference: text().notNull().default(''),
    /** Why it is no order's. */
    reason: text().notNull().default(''),
    createdBy: bigId().notNull(),
    createdAt: instant().notNull(),
    endedBy: bigId(),
    endedAt: instant(),
  },
  (table) => [
    check('unmatched_money_amount', amountsWithin(table.amount)),
    uniqueIndex('unmatched_money_reference').on(table.eventId, table.lineKey),
  ],
);
