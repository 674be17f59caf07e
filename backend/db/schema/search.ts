import { sql } from 'drizzle-orm';
import {
  customType,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { SEARCH_KINDS } from '@/backend/contract/search/calls';
import { bigId, heat, instant } from './columns';
import { contents, localeEnum } from './stories';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The search index, one row per searchable object: folded words and segments of Chinese, of all its languages. */
export const searchDocs = pgTable(
  'search_docs',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: SEARCH_KINDS }).notNull(),
    refId: bigId().notNull(),
    releaseTime: instant().notNull(),
    words: tsvector().notNull(),
    /** The words of the titles alone, so that title matches are found without the texts. */
    titleWords: tsvector().notNull().default(''),
    /** The titles in the form in which names are compared, for searches for a name. */
    names: text().array().notNull().default([]),
    /** The folded title; suggestions read `search_titles`, the version before this one reads it. */
    titleKey: text().notNull(),
    title: text().notNull(),
  },
  (table) => [
    uniqueIndex('search_docs_ref').on(table.kind, table.refId),
    // Every search also scans the pending list of a GIN index. So the list is short, and disabled for indexes with
    // short or few rows.
    index('search_docs_words').using('gin', table.words).with({ gin_pending_list_limit: 512 }),
    index('search_docs_title_words').using('gin', table.titleWords).with({ fastupdate: false }),
    index('search_docs_names').using('gin', table.names).with({ fastupdate: false }),
    // Authors, topics and events are few, and would not be among the newest of a hundred thousand other rows.
    index('search_docs_few')
      .using('gin', table.words)
      .with({ fastupdate: false })
      .where(sql`kind in ('author', 'topic', 'event')`),
    index('search_docs_title').on(table.titleKey.op('text_pattern_ops')),
    index('search_docs_recent').on(table.releaseTime, table.id),
  ],
);

/** The titles of what can be found, one row per language, for suggestions while typing: `titleKey` is the folded title. */
export const searchTitles = pgTable(
  'search_titles',
  {
    kind: text({ enum: SEARCH_KINDS }).notNull(),
    refId: bigId().notNull(),
    lang: localeEnum().notNull(),
    titleKey: text().notNull(),
    title: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.refId, table.lang] }),
    foreignKey({
      columns: [table.kind, table.refId],
      foreignColumns: [searchDocs.kind, searchDocs.refId],
    }).onDelete('cascade'),
    index('search_titles_key').on(table.titleKey.op('text_pattern_ops')),
  ],
);

/**
 * The words of every story and draft, public or not: of its newest version and of the live one. For the searches of
 * authors and the desk. `form` is raised when the extraction of words changes; rows of an earlier form are rebuilt.
 */
export const draftWords = pgTable(
  'piece_words',
  {
    contentId: bigId()
      .primaryKey()
      .references(() => contents.id, { onDelete: 'cascade' }),
    form: smallint().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [index('piece_words_words').using('gin', table.words).with({ gin_pending_list_limit: 512 })],
);

/** The Latin words of documents with their trigrams, for correcting misspelt words. */
export const searchGrams = pgTable(
  'search_grams',
  { gram: text().notNull(), term: text().notNull() },
  (table) => [primaryKey({ columns: [table.gram, table.term] })],
);

/** Popular searches with decaying heat; `contentId` is the story a search leads to. */
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

/** Searches by reader and day: `reader` is a hash that cannot be traced once the day's salt is deleted. */
export const searchReaders = pgTable(
  'search_readers',
  { termKey: text().notNull(), day: text().notNull(), reader: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.termKey, table.day, table.reader] }),
    index('search_readers_day').on(table.day, table.reader),
  ],
);

/** Searches that editors exclude from the list of popular ones. */
export const searchBlocks = pgTable('search_blocks', {
  termKey: text().primaryKey(),
  term: text().notNull(),
  editorId: bigId().notNull(),
  createdAt: instant().notNull(),
});

/** The search history of members. */
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
