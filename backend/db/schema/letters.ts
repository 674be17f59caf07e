import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bigId, instant } from './columns';
import { events, organisers } from './events';
import { orders } from './orders';
import { users } from './users';

/**
 * Letters that members caused and that wait for an editor; decided letters remain, without receiver and text, with the
 * decision.
 */
export const heldLetters = pgTable(
  'held_letters',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    eventId: bigId()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** The member who caused it; null once the account is deleted. */
    byId: bigId().references(() => users.id, { onDelete: 'set null' }),
    /** Groups letters that are decided together: one message of an organiser, or the letters of one kind. */
    batch: text().notNull(),
    key: text().notNull(),
    /** The letter in the form of the outbox; empty once it is decided. */
    payload: jsonb().notNull(),
    orderId: bigId().references(() => orders.id, { onDelete: 'cascade' }),
    /** The tickets in the letter, with their versions: a letter with an old code is not sent. */
    tickets: jsonb().$type<{ id: number; version: number }[]>().notNull().default([]),
    state: text({ enum: ['waiting', 'released', 'stopped', 'outdated'] })
      .notNull()
      .default('waiting'),
    decidedBy: bigId(),
    decidedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('held_letters_event').on(table.eventId, table.state, table.id),
    index('held_letters_state').on(table.state, table.id),
  ],
);

/** Receivers of an organiser's messages: the key in the letter by which they unsubscribe. Addresses are stored as keyed hashes. */
export const letterReceivers = pgTable(
  'letter_receivers',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    organiserId: bigId()
      .notNull()
      .references(() => organisers.id, { onDelete: 'cascade' }),
    receiver: text().notNull(),
    key: text().notNull().unique(),
    /** Since when the receiver gets no more messages of this organiser. */
    unsubscribedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [unique('letter_receivers_one').on(table.organiserId, table.receiver)],
);
