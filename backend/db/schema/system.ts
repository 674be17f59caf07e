import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { JOBS } from '@/backend/contract/process/jobs';
import type { FlashChange } from '@/backend/contract/stories/flash-change';
import { bigId, instant } from './columns';

/** Jobs to be done after a commit, written in the same transaction and delivered with retries. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    dueAt: instant().notNull().defaultNow(),
    deliveredAt: instant(),
    /** When it was rejected permanently; it is not tried again. */
    failedAt: instant(),
    /** Until when a backend has leased it. */
    leasedUntil: instant(),
    /** Rows of one kind to one recipient are delivered in order; null if the order does not matter. */
    recipient: text(),
    /** Whose server receives it: of kinds with `perLane`, only so many rows of one lane are under way; null for no such limit. */
    lane: text(),
    lastError: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt, table.id)
      .where(sql`delivered_at is null`),
    index('outbox_recipient')
      .on(table.kind, table.recipient, table.id)
      .where(sql`delivered_at is null and failed_at is null`),
  ],
);

/**
 * Changes: the tags of outdated pages, in the order of the commits; each portal reads the rows after the last one it
 * knows. Rows are written one at a time, so that no lower id appears later.
 */
export const pageChanges = pgTable(
  'page_changes',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    tags: text().array().notNull(),
    /** The changed flashes, for pages open in browsers. */
    flashes: jsonb().$type<FlashChange[]>().notNull().default([]),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('page_changes_created').on(table.createdAt)],
);

/** Rows that a background job skips because they failed: which, how often, why, and when they are tried again. */
export const skippedRows = pgTable(
  'skipped_rows',
  {
    job: text({ enum: JOBS }).notNull(),
    rowId: bigId().notNull(),
    failures: integer().notNull().default(1),
    error: text().notNull(),
    since: instant().notNull(),
    triedAt: instant().notNull(),
    nextAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.job, table.rowId] })],
);

/** Single values of this installation: which seeds have run, settings editors changed. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

/** The value for the keys of seeds in an installation that was filled from an export instead. */
export const FROM_EXPORT = 'export';

/** The key of the value that names the sequence of changes; a restored database gets another name. */
export const PAGE_SEQUENCE = 'pages:sequence';
