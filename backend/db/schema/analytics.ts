import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bigId, instant } from './columns';

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
