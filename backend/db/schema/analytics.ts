import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, instant } from './columns';
import { contents } from './stories';

/** Single page views; old ones are moved to `page_view_days` as sums. */
export const pageViews = pgTable(
  'page_views',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    contentId: bigId(),
    title: text().notNull(),
    event: text().notNull(),
    userId: text().notNull(),
    visitor: text().notNull(),
    authorId: text().notNull(),
    platform: text().notNull(),
    page: text().notNull(),
    previousPage: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('page_views_time').on(table.createdAt),
    index('page_views_visit').on(table.visitor, table.contentId),
    index('page_views_content').on(table.contentId, table.createdAt),
    index('page_views_page')
      .on(table.page, table.createdAt)
      .where(sql`${table.contentId} is null`),
  ],
);

/**
 * Readers of a story on a day: `reader` and `network` are hashes that cannot be traced once the day's salt is deleted.
 */
export const viewReaders = pgTable(
  'view_readers',
  {
    contentId: bigId().notNull(),
    day: text().notNull(),
    reader: text().notNull(),
    network: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.day, table.reader] }),
    index('view_readers_network').on(table.contentId, table.day, table.network),
    index('view_readers_day').on(table.day),
  ],
);

/** How many readers a story got in an hour, each counted once a day; kept for a little more than a week. */
export const readerHours = pgTable(
  'reader_hours',
  {
    hour: instant().notNull(),
    contentId: bigId()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    readers: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.contentId] })],
);

/** Stories that editors exclude from all lists of the most-read stories. */
export const rankingBlocks = pgTable('ranking_blocks', {
  contentId: bigId()
    .primaryKey()
    .references(() => contents.id, { onDelete: 'cascade' }),
  editorId: bigId().notNull(),
  createdAt: instant().notNull(),
});

/** Sums of old page views by day and story. */
export const pageViewDays = pgTable(
  'page_view_days',
  {
    day: text().notNull(),
    /** 0 for pages that show no story. */
    contentId: bigId().notNull(),
    views: integer().notNull(),
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.contentId] })],
);

/** How far stories were read: the number of readers by the furthest tenth of the text they reached. */
export const readingDepths = pgTable(
  'reading_depths',
  {
    contentId: bigId()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    /** 0 for readers who left within the first tenth, 10 for those who reached the end. */
    tenth: integer().notNull(),
    readers: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.tenth] })],
);
