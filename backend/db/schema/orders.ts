import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  ORDER_CAUSES,
  ORDER_ORIGINS,
  ORDER_STATUSES,
  TICKET_STATES,
  WAITLIST_STATES,
} from '@/backend/contract/tickets/statuses';
import { amountsWithin, bigId, instant } from './columns';
import { events } from './events';
import type { LocalText } from './local-text';
import { localeEnum } from './stories';
import { inviteCodes, ticketTypes } from './tickets';
import { users } from './users';

/** The recipient of a receipt. */
export interface InvoiceTitle {
  title: string;
  taxNumber: string;
}

/** Orders. Their status changes only by the steps of the state table. The terms of the purchase are copied into the row. */
export const orders = pgTable(
  'orders',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    /** A short readable number, without ambiguous letters. */
    number: text().notNull().unique(),
    eventId: bigId()
      .notNull()
      .references(() => events.id),
    /** Null once the buyer's account is deleted. */
    userId: bigId().references(() => users.id, { onDelete: 'set null' }),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    cause: text({ enum: ORDER_CAUSES }),
    version: integer().notNull().default(1),
    /** The version of its note, its address and its attendees, which change without a step of the order. */
    detailsVersion: integer().notNull().default(1),
    total: bigId().notNull(),
    currency: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    locale: localeEnum().notNull(),
    /** When the seat hold of an unpaid order ends. */
    holdUntil: instant(),
    /** The payment method: `manual`, `stripe` or `free`; empty until it is chosen. */
    method: text().notNull().default(''),
    /** The number of the bank transfer, as given by the buyer; one transfer pays for one order. */
    transferId: text(),
    transferNamedAt: instant(),
    /** Whether the seat hold was extended, which is possible once. */
    wasExtended: boolean().notNull().default(false),
    /** Hours before the start until which it can be refunded, as at the purchase. */
    refundHours: integer(),
    /** The percentage the organiser keeps of a refund, as at the purchase. */
    keptPercent: smallint().notNull().default(0),
    /** The amount the organiser has kept of refunds so far, in minor units. */
    kept: bigId().notNull().default(0),
    /** The amount the organiser excused the buyer from paying, in minor units. */
    waived: bigId().notNull().default(0),
    /** Money that is neither due nor returned, which the organiser decided to keep for the buyer; in minor units. */
    parked: bigId().notNull().default(0),
    /** The account for a refund by hand, sealed with the installation's secret; null until the buyer has entered it. */
    payoutAccount: text(),
    /** The last characters of that account, which remain when it is erased. */
    payoutTail: text().notNull().default(''),
    /** The recipient of the receipt, if the buyer named one. */
    invoice: jsonb().$type<InvoiceTitle>(),
    wasRefundRefused: boolean().notNull().default(false),
    isGuest: boolean().notNull().default(false),
    /** Whether it is a test order before publication. */
    isTest: boolean().notNull().default(false),
    /** A note for the organiser's staff. */
    note: text().notNull().default(''),
    /** Who created it; each kind has idempotency keys of its own. */
    origin: text({ enum: ORDER_ORIGINS }).notNull().default('buyer'),
    /**
     * The key chosen by its creator: a page or program of the buyer or organiser, or the id of the waiting-list entry.
     */
    requestKey: text().notNull(),
    /** The hash of the request in which the key was first used. */
    requestHash: text().notNull(),
    paidAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('orders_money', amountsWithin(table.total, table.kept, table.waived, table.parked)),
    uniqueIndex('orders_request').on(table.userId, table.origin, table.requestKey),
    uniqueIndex('orders_transfer')
      .on(table.transferId)
      .where(sql`transfer_id is not null`),
    index('orders_event').on(table.eventId, table.updatedAt),
    index('orders_user').on(table.userId, table.id),
    index('orders_holds')
      .on(table.holdUntil)
      .where(sql`status = 'payment_in_progress'`),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigId()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    ticketTypeId: bigId()
      .notNull()
      .references(() => ticketTypes.id),
    codeId: bigId().references(() => inviteCodes.id),
    quantity: integer().notNull(),
    price: integer().notNull(),
    name: jsonb().$type<LocalText>().notNull(),
  },
  (table) => [index('order_items_order').on(table.orderId)],
);

/** One row for each ticket of an order. */
export const tickets = pgTable(
  'tickets',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigId()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    itemId: bigId()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    eventId: bigId()
      .notNull()
      .references(() => events.id),
    ticketTypeId: bigId()
      .notNull()
      .references(() => ticketTypes.id),
    code: text().notNull().unique(),
    /** The secret of the address that shows this ticket without signing in; changes when the ticket is transferred. */
    accessKey: text().notNull().unique(),
    /** Increases when the ticket is transferred or renewed; codes of older versions are refused. */
    version: integer().notNull().default(1),
    /** How many of its versions came from renewing link and code for the same holder. */
    renewals: integer().notNull().default(0),
    /** The version its receiver opened from the letter; null until then. */
    takenVersion: integer(),
    state: text({ enum: TICKET_STATES }).notNull(),
    price: integer().notNull(),
    name: text().notNull().default(''),
    email: text().notNull().default(''),
    answers: jsonb().$type<Record<string, string>>().notNull().default({}),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('tickets_order').on(table.orderId, table.id),
    index('tickets_event').on(table.eventId, table.updatedAt, table.id),
    index('tickets_type').on(table.ticketTypeId, table.state),
    index('tickets_email').on(table.email),
  ],
);

/** Codes that tickets had before they were transferred or renewed; the gate answers them with `moved`. */
export const formerCodes = pgTable(
  'former_codes',
  {
    code: text().primaryKey(),
    ticketId: bigId()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /**
     * The hash of the earlier key, if the ticket still has the same holder: the old link then says that there is a new
     * one.
     */
    keyHash: text(),
  },
  (table) => [
    index('former_codes_ticket').on(table.ticketId),
    uniqueIndex('former_codes_key')
      .on(table.keyHash)
      .where(sql`key_hash is not null`),
  ],
);

/** The log of the steps of orders. */
export const orderLog = pgTable(
  'order_log',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigId()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    actorId: bigId(),
    action: text().notNull(),
    before: text({ enum: ORDER_STATUSES }),
    after: text({ enum: ORDER_STATUSES }),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('order_log_order').on(table.orderId, table.id)],
);

/** The waiting list: at most one open entry per member and ticket type. */
export const waitlist = pgTable(
  'waitlist',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    eventId: bigId()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    ticketTypeId: bigId()
      .notNull()
      .references(() => ticketTypes.id, { onDelete: 'cascade' }),
    userId: bigId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    state: text({ enum: WAITLIST_STATES }).notNull(),
    /** The order that was created as an offer. */
    orderId: bigId().references(() => orders.id, { onDelete: 'set null' }),
    declineKey: text().notNull().unique(),
    locale: localeEnum().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('waitlist_one')
      .on(table.ticketTypeId, table.userId)
      .where(sql`state in ('waiting', 'offered')`),
    index('waitlist_turn').on(table.ticketTypeId, table.state, table.id),
  ],
);
