import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { TRANSFER_STATES } from '@/backend/contract/tickets/statuses';
import { bigId, instant } from './columns';
import { heldLetters } from './letters';
import { tickets } from './orders';
import { outbox } from './system';
import { users } from './users';

/**
 * Transfers of tickets: each ticket has at most one that is pending. The key in the letter is derived from the id and
 * not stored.
 */
export const ticketTransfers = pgTable(
  'ticket_transfers',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    ticketId: bigId()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /** The version of the ticket that was sent. */
    version: integer().notNull(),
    state: text({ enum: TRANSFER_STATES }).notNull().default('pending'),
    /** The sender; null once the account is deleted. */
    fromId: bigId().references(() => users.id, { onDelete: 'set null' }),
    fromName: text().notNull(),
    /** The receiver, as the sender wrote it. */
    name: text().notNull(),
    email: text().notNull(),
    sentAt: instant().notNull(),
    /** The deadline for taking it, unless the doors open earlier. */
    endsAt: instant().notNull(),
    endedAt: instant(),
    outboxId: bigId().references(() => outbox.id, { onDelete: 'set null' }),
    /** Set while its letter waits for an editor, and when an editor has stopped it. */
    heldId: bigId().references(() => heldLetters.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('ticket_transfers_pending')
      .on(table.ticketId)
      .where(sql`state = 'pending'`),
    index('ticket_transfers_ticket').on(table.ticketId, table.id),
    index('ticket_transfers_due')
      .on(table.endsAt)
      .where(sql`state = 'pending'`),
    index('ticket_transfers_from').on(table.fromId),
  ],
);
