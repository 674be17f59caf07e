import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { RECORD_COMMANDS, RECORD_KINDS } from '@/backend/contract/records/kinds';
import { bigId, instant } from './columns';
import type { LocalText } from './local-text';
import { users } from './users';

/**
 * The state of records the desk has changed: the version, and the data for restoring a deleted one. Records that were never
 * changed have no row and version 1.
 */
export const records = pgTable(
  'records',
  {
    kind: text({ enum: RECORD_KINDS }).notNull(),
    refId: bigId().notNull(),
    version: integer().notNull().default(1),
    deletedAt: instant(),
    title: jsonb().$type<LocalText>().notNull().default({}),
    /** The uses of the record when it was deleted, for restoring it. */
    links: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The record it was merged into. */
    mergedInto: bigId(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.refId] }),
    index('records_deleted').on(table.kind, table.deletedAt),
  ],
);

/** All versions of records, each with the whole document. */
export const recordVersions = pgTable(
  'record_versions',
  {
    kind: text({ enum: RECORD_KINDS }).notNull(),
    refId: bigId().notNull(),
    number: integer().notNull(),
    command: text({ enum: RECORD_COMMANDS }).notNull(),
    document: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Null for the document before the first change. */
    editorId: bigId(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.refId, table.number] })],
);

/** The content of forms for which a preview was requested; stored for an hour. */
export const recordPreviews = pgTable(
  'record_previews',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: RECORD_KINDS }).notNull(),
    document: jsonb().$type<Record<string, unknown>>().notNull(),
    makerId: bigId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [index('record_previews_created').on(table.createdAt)],
);
