import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { SCAN_RESULTS } from '@/backend/contract/tickets/statuses';
import { bigId, instant } from './columns';
import { events } from './events';
import { heldLetters } from './letters';
import { tickets } from './orders';
import { outbox } from './system';

/** Check-in lists: each ticket may enter once per list; an event has lists for days or doors. */
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

/** Phones at the gate. Only the SHA-256 of their join key and token is stored. */
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

/** All scans of codes, including refused ones. */
export const scans = pgTable(
  'scans',
  {
    /** Made by the phone, so that a scan sent twice is stored once. */
    id: text().primaryKey(),
    listId: bigId()
      .notNull()
      .references(() => checkInLists.id, { onDelete: 'cascade' }),
    deviceId: bigId()
      .notNull()
      .references(() => gateDevices.id, { onDelete: 'cascade' }),
    ticketId: bigId().references(() => tickets.id, { onDelete: 'cascade' }),
    /** The text that was scanned or typed, if it belongs to no ticket. */
    code: text().notNull().default(''),
    kind: text({ enum: ['entry', 'exit'] }).notNull(),
    /** The time of the scan, corrected by the offset of the phone's clock. */
    at: instant().notNull(),
    offsetMs: integer().notNull(),
    result: text({ enum: SCAN_RESULTS }).notNull(),
    /** The verdict of the phone itself; null when it did not say. */
    phoneResult: text({ enum: SCAN_RESULTS }),
    /** For who was let in by a phone without a network: what the rules would have answered. Null where both agree. */
    serverResult: text({ enum: SCAN_RESULTS }),
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

/** Letters with tickets, for showing their delivery with the order. */
export const ticketLetters = pgTable(
  'ticket_letters',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    ticketId: bigId()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    to: text().notNull(),
    outboxId: bigId().references(() => outbox.id, { onDelete: 'set null' }),
    /** Set while it waits for an editor, and when an editor stopped it. */
    heldId: bigId().references(() => heldLetters.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [index('ticket_letters_ticket').on(table.ticketId)],
);
