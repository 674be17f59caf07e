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
    /** Empty until an editor or the feed itself gives a name. */
    name: text().notNull().default(''),
    isPaused: boolean().notNull().default(false),
    silenceHours: integer().notNull(),
    createdAt: instant().notNull(),
    checkedAt: instant(),
    readAt: instant(),
    /** When a new entry was last found. */
    entryAt: instant(),
    nextAt: instant().notNull(),
    /** Failures since the last success. */
    failures: integer().notNull().default(0),
    error: text({ enum: FEED_ERRORS }),
    errorDetail: text().notNull().default(''),
    etag: text(),
    lastModified: text(),
    leftOut: integer().notNull().default(0),
    /** The charset an editor chose, because the feed claims another one than it has; null for its own word. */
    charset: text(),
    removedAt: instant(),
  },
  (table) => [
    index('feeds_due')
      .on(table.nextAt)
      .where(sql`not is_paused and removed_at is null`),
  ],
);

/** All entries of feeds, so that decided entries do not return, and changes of published ones are noticed. */
export const feedEntries = pgTable(
  'feed_entries',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    feedId: bigId()
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    sourceKey: text().notNull(),
    hash: text().notNull(),
    /** Normalised address and title, for finding duplicates; empty for none. */
    urlKey: text().notNull(),
    titleKey: text().notNull(),
    lang: localeEnum().notNull(),
    title: text().notNull(),
    /** Plain text with line breaks. */
    text: text().notNull(),
    url: text().notNull(),
    /** When it was read, if the feed does not say when it was published. */
    publishedAt: instant().notNull(),
    isUndated: boolean().notNull().default(false),
    seenAt: instant().notNull(),
    /** `old`: too old, or over the limit, when first seen. `repeated`: the same as another entry. */
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
