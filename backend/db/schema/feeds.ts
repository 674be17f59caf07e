import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { FEED_ERRORS } from '@/backend/contract/feeds/limits';
import { bigId, instant } from './columns';
import { contents, localeEnum } from './stories';

/** Addresses that are read on a schedule. */
export const feeds = pgTable(
  'feeds',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    url: text().notNull().unique(),
    /** Empty until an editor names it or it says its own. */
    name: text().notNull().default(''),
    isPaused: boolean().notNull().default(false),
    silenceHours: integer().notNull(),
    createdAt: instant().notNull(),
    checkedAt: instant(),
    readAt: instant(),
    /** When something new was last found in it. */
    entryAt: instant(),
    nextAt: instant().notNull(),
    /** Failures since it last answered well. */
    failures: integer().notNull().default(0),
    error: text({ enum: FEED_ERRORS }),
    errorDetail: text().notNull().default(''),
    etag: text(),
    lastModified: text(),
    leftOut: integer().notNull().default(0),
    removedAt: instant(),
  },
  (table) => [
    index('feeds_due')
      .on(table.nextAt)
      .where(sql`not is_paused and removed_at is null`),
  ],
);

/** Everything a feed ever had: what was decided on never comes back, and a change of what was taken is noticed. */
export const feedEntries = pgTable(
  'feed_entries',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    feedId: bigId()
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    sourceKey: text().notNull(),
    hash: text().notNull(),
    /** Address and title in one form for all spellings; empty for none. */
    urlKey: text().notNull(),
    titleKey: text().notNull(),
    lang: localeEnum().notNull(),
    title: text().notNull(),
    /** Plain lines. */
    text: text().notNull(),
    url: text().notNull(),
    publishedAt: instant().notNull(),
    seenAt: instant().notNull(),
    /** `old` was too old or one too many when it was first seen, `repeated` said what another entry had said. */
    state: text({ enum: ['waiting', 'taken', 'dropped', 'old', 'repeated', 'withdrawn'] }).notNull(),
    contentId: bigId().references(() => contents.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('feed_entries_key').on(table.feedId, table.sourceKey),
    index('feed_entries_waiting')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'waiting'`),
    index('feed_entries_url').on(table.urlKey),
    index('feed_entries_title').on(table.titleKey, table.seenAt),
  ],
);
