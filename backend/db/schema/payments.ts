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

/** Payments, open or received. */
export const payments = pgTable(
  'payments',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigId()
      .notNull()
      .references(() => orders.id),
    provider: text({ enum: ['manual', 'stripe'] }).notNull(),
    /** The provider's id: the number of a bank transfer or of a checkout session. */
    providerId: text().notNull(),
    /** The provider's id for refunds. */
    chargeId: text().notNull().default(''),
    state: text({ enum: PAYMENT_STATES }).notNull(),
    amount: bigId().notNull(),
    currency: text().notNull(),
    /** The address of the payment page while the payment is open. */
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

/** Refunds. A refund by hand is paid by the organiser; its money is owed until it is `done`. */
export const refunds = pgTable(
  'refunds',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigId()
      .notNull()
      .references(() => orders.id),
    /** The payment it returns; null for a refund by hand that returns several bank transfers at once. */
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
    /** For a refund by hand: how it was paid, the bank's number of the payout, and who recorded it. */
    way: text({ enum: PAYOUT_WAYS }),
    reference: text().notNull().default(''),
    doneBy: bigId(),
    /** When the buyer was asked for an account number. */
    askedAt: instant(),
    /** The last file for the bank that contains it. */
    exportedIn: text().notNull().default(''),
    /** Who has opened it for paying, and since when, so that two people do not both pay it. */
    openedBy: bigId(),
    openedAt: instant(),
    /** The buyer's report on a payout: that it arrived, or that it did not. */
    arrivedAt: instant(),
    missingAt: instant(),
  },
  (table) => [check('refunds_amount', amountsWithin(table.amount)), index('refunds_order').on(table.orderId)],
);

/** Unmatched money: lines of a bank statement that name no order. It belongs to nobody until it is assigned. */
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
    /**
     * Day and time as the bank wrote them, `YYYY-MM-DD` and `HH:MM`, in an unknown time zone; empty if it wrote none.
     */
    day: text().notNull().default(''),
    clock: text().notNull().default(''),
    payer: text().notNull().default(''),
    /**
     * Identifies the line among all of the event, so that it is stored only once however many statements contain it:
     * see `lineKeys`.
     */
    lineKey: text('reference').notNull(),
    /** The remark of the payer in the line. */
    note: text().notNull().default(''),
    /** The order it was matched to. */
    orderId: bigId().references(() => orders.id, { onDelete: 'set null' }),
    /** The bank's number of the payout, if the money was returned. */
    payoutReference: text().notNull().default(''),
    /** The reason why it belongs to no order. */
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
