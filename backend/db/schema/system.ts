import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { SEARCH_KINDS } from '@/backend/contract/search/calls';
import { bigId, heat, instant } from './columns';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** One row for everything the search box finds: folded words and Han bigrams of all its languages. */
export const searchDocs = pgTable(
  'search_docs',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: SEARCH_KINDS }).notNull(),
    refId: bigId().notNull(),
    releaseTime: instant().notNull(),
    words: tsvector().notNull(),
    /** Folded title for suggestions while typing. */
    titleKey: text().notNull(),
    title: text().notNull(),
  },
  (table) => [
    uniqueIndex('search_docs_ref').on(table.kind, table.refId),
    index('search_docs_words').using('gin', table.words),
    index('search_docs_title').on(table.titleKey.op('text_pattern_ops')),
    index('search_docs_recent').on(table.releaseTime, table.id),
  ],
);

/** What was searched, decayed; `contentId` is the item the search leads to. */
export const searchTerms = pgTable(
  'search_terms',
  {
    termKey: text().primaryKey(),
    term: text().notNull(),
    heat: heat(),
    contentId: bigId(),
    lastAt: instant().notNull(),
  },
  (table) => [index('search_terms_hot').on(table.heat.desc().nullsFirst())],
);

/** A signed-in reader's own searches. */
export const searchRecords = pgTable(
  'search_records',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    userId: bigId().notNull(),
    keyword: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('search_records_user').on(table.userId, table.keyword)],
);

/** Work to do after a commit, written in the same transaction and delivered with retries. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    dueAt: instant().notNull().defaultNow(),
    deliveredAt: instant(),
    lastError: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt, table.id)
      .where(sql`delivered_at is null`),
  ],
);

/** Small facts about this installation: which seeds ran, settings editors changed. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
