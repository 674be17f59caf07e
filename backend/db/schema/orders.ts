import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  ORDER_CAUSES,
  ORDER_STATUSES,
  TICKET_STATES,
  WAITLIST_STATES,
} from '@/backend/contract/tickets/statuses';
import { bigId, instant } from './columns';
import { events } from './events';
import type { LocalText } from './local-text';
import { localeEnum } from './stories';
import { inviteCodes, ticketTypes } from './tickets';
import { users } from './users';

/** Whom a receipt is made out to. */
export interface InvoiceTitle {
  title: string;
  taxNumber: string;
}

/** Orders change by the steps of one table only. What was sold is kept as it was at purchase. */
export const orders = pgTable(
  'orders',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    /** Short, without letters that are mistaken for each other. */
    number: text().notNull().unique(),
    eventId: bigId()
      .notNull()
      .references(() => events.id),
    /** Null once the buyer's account is deleted. */
    userId: bigId().references(() => users.id, { onDelete: 'set null' }),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    cause: text({ enum: ORDER_CAUSES }),
    version: integer().notNull().default(1),
    total: bigId().notNull(),
    currency: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    locale: localeEnum().notNull(),
    /** Until when its seats are held while nobody has paid. */
    holdUntil: instant(),
    /** How it is paid: `manual`, `stripe`, `free`. */
    method: text().notNull().default(''),
    /** The number of a transfer, as its buyer gave it. One transfer pays for one order. */
    transferId: text(),
    transferNamedAt: instant(),
    /** The hold was extended; that is done once. */
    wasExtended: boolean().notNull().default(false),
    /** Hours before the start until which it is paid back, as at purchase. */
    refundHours: integer(),
    /** What stays with the organiser of each ticket given back, as at purchase. */
    keptPercent: smallint().notNull().default(0),
    /** What stayed with the organiser so far. */
    kept: bigId().notNull().default(0),
    /** Whom the receipt is made out to, when the buyer asked for that. */
    invoice: jsonb().$type<InvoiceTitle>(),
    wasRefundRefused: boolean().notNull().default(false),
    isGuest: boolean().notNull().default(false),
    /** A rehearsal before publication. */
    isTest: boolean().notNull().default(false),
    /** For colleagues of the organiser. */
    note: text().notNull().default(''),
    requestKey: text().notNull(),
    /** What the key was first used for. */
    requestHash: text().notNull(),
    paidAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('orders_request').on(table.userId, table.requestKey),
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

/** One row for each ticket of an order; `TICKET_STATES` says which take up a seat. */
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
    /** Opens this one ticket without signing in; changes when it is handed on. */
    accessKey: text().notNull().unique(),
    /** Rises when the ticket is handed on; codes of older versions are refused. */
    version: integer().notNull().default(1),
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

/** What happened to an order, when and by whom. */
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

/** Who waits for seats: one entry a person and type. */
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
    /** The order that was offered. */
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
