import { sql } from 'drizzle-orm';
import { customType, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { SEARCH_KINDS } from '@/backend/contract/search/calls';
import { bigId, heat, instant } from './columns';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** One row for everything the search box finds: folded words and pieces of Chinese, of all its languages. */
export const searchDocs = pgTable(
  'search_docs',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: SEARCH_KINDS }).notNull(),
    refId: bigId().notNull(),
    releaseTime: instant().notNull(),
    words: tsvector().notNull(),
    /** The same of the titles alone: most matches need not be looked into to know that their title matches. */
    titleWords: tsvector().notNull().default(''),
    /** Its titles as names are compared, for a search that is one. */
    names: text().array().notNull().default([]),
    /** Folded title for suggestions while typing. */
    titleKey: text().notNull(),
    title: text().notNull(),
  },
  (table) => [
    uniqueIndex('search_docs_ref').on(table.kind, table.refId),
    // Every search also reads the entries that wait to be sorted into an index. So few may wait, and none where rows
    // are short or few.
    index('search_docs_words').using('gin', table.words).with({ gin_pending_list_limit: 512 }),
    index('search_docs_title_words').using('gin', table.titleWords).with({ fastupdate: false }),
    index('search_docs_names').using('gin', table.names).with({ fastupdate: false }),
    // Authors, topics and events are few, and would be lost among the newest of a hundred thousand others.
    index('search_docs_few')
      .using('gin', table.words)
      .with({ fastupdate: false })
      .where(sql`kind in ('author', 'topic', 'event')`),
    index('search_docs_title').on(table.titleKey.op('text_pattern_ops')),
    index('search_docs_recent').on(table.releaseTime, table.id),
  ],
);

/** The Latin words that stand in documents, by three letters each: what a misspelt word may have meant. */
export const searchGrams = pgTable(
  'search_grams',
  { gram: text().notNull(), term: text().notNull() },
  (table) => [primaryKey({ columns: [table.gram, table.term] })],
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

/** Who searched what on which day: `reader` is a hash that says nothing once the day's salt is gone. */
export const searchReaders = pgTable(
  'search_readers',
  { termKey: text().notNull(), day: text().notNull(), reader: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.termKey, table.day, table.reader] }),
    index('search_readers_day').on(table.day, table.reader),
  ],
);

/** Searches that editors keep out of the hot list. */
export const searchBlocks = pgTable('search_blocks', {
  termKey: text().primaryKey(),
  term: text().notNull(),
  editorId: bigId().notNull(),
  createdAt: instant().notNull(),
});

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
