import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { SCAN_RESULTS } from '@/backend/contract/tickets/statuses';
import { bigId, instant } from './columns';
import { events } from './events';
import { tickets } from './orders';
import { outbox } from './system';

/** A list lets each ticket in once; an event has one for each day or door it wants. */
export const checkInLists = pgTable(
  'check_in_lists',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    eventId: bigId()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    ticketTypeIds: jsonb().$type<number[]>().notNull().default([]),
    opensAt: instant(),
    closesAt: instant(),
    allowsReentry: boolean().notNull().default(false),
  },
  (table) => [index('check_in_lists_event').on(table.eventId, table.id)],
);

/** A phone at the gate. Of its key and its token only the SHA-256 is kept. */
export const gateDevices = pgTable(
  'gate_devices',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    listId: bigId()
      .notNull()
      .references(() => checkInLists.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    joinHash: text().unique(),
    tokenHash: text().unique(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    lastSyncAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index('gate_devices_list').on(table.listId)],
);

/** Every reading of a code, refused ones too. */
export const scans = pgTable(
  'scans',
  {
    /** Given by the phone, so that a scan handed over twice is one. */
    id: text().primaryKey(),
    listId: bigId()
      .notNull()
      .references(() => checkInLists.id, { onDelete: 'cascade' }),
    deviceId: bigId()
      .notNull()
      .references(() => gateDevices.id, { onDelete: 'cascade' }),
    ticketId: bigId().references(() => tickets.id, { onDelete: 'cascade' }),
    /** What was read or typed, where it led to no ticket. */
    code: text().notNull().default(''),
    kind: text({ enum: ['entry', 'exit'] }).notNull(),
    /** Corrected by the offset of the phone's clock. */
    at: instant().notNull(),
    offsetMs: integer().notNull(),
    result: text({ enum: SCAN_RESULTS }).notNull(),
    isForced: boolean().notNull().default(false),
    reason: text().notNull().default(''),
    undoneAt: instant(),
    receivedAt: instant().notNull(),
  },
  (table) => [
    index('scans_ticket').on(table.listId, table.ticketId, table.at),
    index('scans_list').on(table.listId, table.at),
  ],
);

/** Letters with tickets, so that each order shows how they went. */
export const ticketLetters = pgTable(
  'ticket_letters',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    ticketId: bigId()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    to: text().notNull(),
    outboxId: bigId().references(() => outbox.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [index('ticket_letters_ticket').on(table.ticketId)],
);
