import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, instant } from './columns';
import { contents } from './stories';

/** Page-view records as they came, kept for counts over time. */
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
  ],
);

/** Who read which item on which day: `reader` and `network` are hashes that say nothing once the day's salt is gone. */
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

/** Items that editors keep out of every list ordered by what is read most. */
export const rankingBlocks = pgTable('ranking_blocks', {
  contentId: bigId()
    .primaryKey()
    .references(() => contents.id, { onDelete: 'cascade' }),
  editorId: bigId().notNull(),
  createdAt: instant().notNull(),
});

/** What is left of page-view records when they are old: how many there were on a day. */
export const pageViewDays = pgTable(
  'page_view_days',
  {
    day: text().notNull(),
    /** 0 for pages that show no item. */
    contentId: bigId().notNull(),
    views: integer().notNull(),
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.contentId] })],
);

/** How far items were read: readers by the furthest tenth of the text they came to, and nothing about any of them. */
export const readingDepths = pgTable(
  'reading_depths',
  {
    contentId: bigId()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    /** 0 for those who left before the first tenth ended, 10 for those who came to the end. */
    tenth: integer().notNull(),
    readers: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.tenth] })],
);
