import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { RECORD_COMMANDS, RECORD_KINDS } from '@/backend/contract/records/kinds';
import { bigId, instant } from './columns';
import type { LocalText } from './local-text';

/**
 * What the desk did to a record: its version, and all of it while it is deleted. Records it never touched have no row
 * here and version 1.
 */
export const records = pgTable(
  'records',
  {
    kind: text({ enum: RECORD_KINDS }).notNull(),
    refId: bigId().notNull(),
    version: integer().notNull().default(1),
    deletedAt: instant(),
    title: jsonb().$type<LocalText>().notNull().default({}),
    /** What used it when it was deleted, for bringing it back. */
    links: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The record it became part of. */
    mergedInto: bigId(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.refId] }),
    index('records_deleted').on(table.kind, table.deletedAt),
  ],
);

/** Every version of a record, whole. */
export const recordVersions = pgTable(
  'record_versions',
  {
    kind: text({ enum: RECORD_KINDS }).notNull(),
    refId: bigId().notNull(),
    number: integer().notNull(),
    command: text({ enum: RECORD_COMMANDS }).notNull(),
    document: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Null for what was there before the desk changed it. */
    editorId: bigId(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.refId, table.number] })],
);
