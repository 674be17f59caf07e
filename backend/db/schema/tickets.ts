import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgEnum, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, instant } from './columns';
import type { LocalText } from './local-text';
import { TICKET_KINDS } from '@/backend/contract/tickets/ticket';
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
    /** Taken under a lock by orders; held or sold. */
    taken: integer().notNull().default(0),
    perPersonLimit: smallint().notNull().default(10),
    saleOpens: instant(),
    saleCloses: instant(),
    position: smallint().notNull(),
  },
  (table) => [
    index('ticket_types_event').on(table.eventId, table.position),
    check('ticket_types_taken', sql`${table.taken} between 0 and ${table.quantity}`),
    check('ticket_types_price', sql`${table.price} >= 0`),
  ],
);
