import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { CHANNELS } from '@/backend/contract/channels/names';
import type { ChannelRules } from '@/backend/contract/channels/rules';
import { POST_PROBLEMS, POST_STATES } from '@/backend/contract/channels/states';
import { bigId, instant } from './columns';
import { contents, localeEnum } from './stories';

/** What the desk decided about each channel, and when it was last called. */
export const channels = pgTable('channels', {
  name: text({ enum: CHANNELS }).primaryKey(),
  /** Null until an editor has written some. */
  rules: jsonb().$type<ChannelRules>(),
  version: integer().notNull().default(1),
  /** When the next call may be made, by the rate of the service or by what it asked for. */
  nextCallAt: instant(),
});

/** What services have to remember between calls, as refreshed tokens; sealed. */
export const channelSecrets = pgTable('channel_secrets', {
  name: text().primaryKey(),
  sealed: text().notNull(),
});

/** The post of one story at one channel. */
export const channelPosts = pgTable(
  'channel_posts',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    contentId: bigId()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    channel: text({ enum: CHANNELS }).notNull(),
    state: text({ enum: POST_STATES }).notNull(),
    /** When it may be sent; null for one that waits for an editor. */
    dueAt: instant(),
    /** The words an editor wrote for this channel; null while they follow the story. */
    ownText: text(),
    /** What was sent last, and a hash of all of it, by which a change is seen. */
    sentText: text(),
    sentHash: text(),
    /** The language in which it was begun; null before, and for one begun before this was stored. */
    locale: localeEnum(),
    /** What the service calls it, and where readers see it. */
    reference: text(),
    link: text(),
    /** Whether it is to be taken off the channel, though the story stays. */
    isUnwanted: boolean().notNull().default(false),
    problem: text({ enum: POST_PROBLEMS }),
    /** What the service answered to the last call that failed. */
    answer: text().notNull().default(''),
    tries: integer().notNull().default(0),
    /** Counts the sendings an editor asked for: the idempotency key has it. */
    round: integer().notNull().default(1),
    /** When the sending began; written before it goes out. */
    begunAt: instant(),
    sentAt: instant(),
    changedAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('channel_posts_story').on(table.contentId, table.channel),
    index('channel_posts_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'queued' and due_at is not null`),
    index('channel_posts_changed').on(table.changedAt),
  ],
);
