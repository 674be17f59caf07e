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
    /** The number of its seats that are held or sold. Written under the lock of the event. */
    taken: integer().notNull().default(0),
    perPersonLimit: smallint().notNull().default(10),
    saleOpens: instant(),
    saleCloses: instant(),
    /** Whether it is shown only with a code. */
    isHidden: boolean().notNull().default(false),
    /** Lower prices until a time (ISO), earliest first. */
    steps: jsonb().$type<{ price: number; until: string }[]>().notNull().default([]),
    position: smallint().notNull(),
  },
  (table) => [
    index('ticket_types_event').on(table.eventId, table.position),
    check('ticket_types_taken', sql`${table.taken} between 0 and ${table.quantity}`),
    check('ticket_types_price', sql`${table.price} >= 0`),
  ],
);

/** Invite codes for buying ticket types, each for up to `usesLimit` tickets. */
export const inviteCodes = pgTable(
  'invite_codes',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    eventId: bigId()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Null for all types that need a code. */
    ticketTypeId: bigId().references(() => ticketTypes.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    batch: text().notNull().default(''),
    usesLimit: integer().notNull(),
    /** The number of tickets held or sold with it. Written under the lock of the event. */
    uses: integer().notNull().default(0),
    revokedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('invite_codes_code').on(table.eventId, table.code),
    check('invite_codes_uses', sql`${table.uses} between 0 and ${table.usesLimit}`),
  ],
);
