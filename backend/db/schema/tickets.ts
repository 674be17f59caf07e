import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bigId, instant } from './columns';
import type { LocalText } from './local-text';
import { TICKET_KINDS } from '@/backend/contract/tickets/statuses';
import { events } from './events';

export const ticketKindEnum = pgEnum('ticket_kind', TICKET_KINDS);

export const ticketTypes = pgTable(
  'ticket_types',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    eventId: bigId()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    kind: ticketKindEnum().notNull(),
    name: jsonb().$type<LocalText>().notNull(),
    note: jsonb().$type<LocalText>().notNull(),
    /** Minor units (fen, cents). */
    price: integer().notNull(),
    currency: text().notNull(),
    quantity: integer().notNull(),
    /** Seats held or sold: the number of its tickets that take up a seat. Written under the lock of the event. */
    taken: integer().notNull().default(0),
    perPersonLimit: smallint().notNull().default(10),
    saleOpens: instant(),
    saleCloses: instant(),
    /** Shown only to those who bring a code. */
    isHidden: boolean().notNull().default(false),
    /** Lower prices before a moment (ISO), soonest first. */
    steps: jsonb().$type<{ price: number; until: string }[]>().notNull().default([]),
    position: smallint().notNull(),
  },
  (table) => [
    index('ticket_types_event').on(table.eventId, table.position),
    check('ticket_types_taken', sql`${table.taken} between 0 and ${table.quantity}`),
    check('ticket_types_price', sql`${table.price} >= 0`),
  ],
);

/** Codes that open ticket types, each for so many tickets. */
export const inviteCodes = pgTable(
  'invite_codes',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    eventId: bigId()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Null opens every type that wants a code. */
    ticketTypeId: bigId().references(() => ticketTypes.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    batch: text().notNull().default(''),
    usesLimit: integer().notNull(),
    /** Tickets held or sold with it. Written under the lock of the event. */
    uses: integer().notNull().default(0),
    revokedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('invite_codes_code').on(table.eventId, table.code),
    check('invite_codes_uses', sql`${table.uses} between 0 and ${table.usesLimit}`),
  ],
);
