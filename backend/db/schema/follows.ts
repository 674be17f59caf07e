import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import {
  DIGEST_HOUR,
  DIGEST_WEEKDAY,
  FOLLOW_KINDS,
  FOLLOW_LETTER_STATES,
  FOLLOWED_EVENT_NEWS,
  NEWS_STATES,
  NEWSROOM_ZONE,
  PACES,
} from '@/backend/contract/follows/kinds';
import { userId } from './accounts';
import { bigId, instant } from './columns';
import { users } from './users';

/** What members follow and how they are notified of it. An author has a row in `follows`, too, which counts. */
export const memberFollows = pgTable(
  'member_follows',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    userId: userId(),
    kind: text({ enum: FOLLOW_KINDS }).notNull(),
    /** The id of the author, topic, label or event; of a thread that of its first story. */
    targetId: bigId().notNull(),
    pace: text({ enum: PACES }).notNull(),
    byMail: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('member_follows_once').on(table.userId, table.kind, table.targetId),
    index('member_follows_target').on(table.kind, table.targetId, table.userId),
  ],
);

/** When a member's digests are sent. */
export const followSettings = pgTable('follow_settings', {
  userId: bigId()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  timeZone: text().notNull().default(NEWSROOM_ZONE),
  hour: smallint().notNull().default(DIGEST_HOUR),
  /** 1 is Monday. */
  weekday: smallint().notNull().default(DIGEST_WEEKDAY),
});

/** One letter to one member about what they follow: noted before it is handed over. */
export const followLetters = pgTable(
  'follow_letters',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    userId: userId(),
    /** Whether it told at once; these are limited. */
    isAtOnce: boolean().notNull(),
    state: text({ enum: FOLLOW_LETTER_STATES }).notNull(),
    begunAt: instant().notNull(),
    endedAt: instant(),
    /** What the mail server answered, without the address. */
    answer: text(),
  },
  (table) => [
    index('follow_letters_user').on(table.userId, table.begunAt),
    index('follow_letters_sending')
      .on(table.begunAt)
      .where(sql`state = 'sending'`),
  ],
);

/** What a member is or was told: each story and each change of an event once, by letter, by notification or by both. */
export const followNews = pgTable(
  'follow_news',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    userId: userId(),
    /** What it is about: `story:1001`, `event:101:moved:3`. */
    subject: text().notNull(),
    contentId: bigId(),
    eventId: bigId(),
    eventNews: text({ enum: FOLLOWED_EVENT_NEWS }),
    /** The rows of `member_follows` it came by. */
    followIds: bigId().array().notNull(),
    mailState: text({ enum: NEWS_STATES }).notNull(),
    mailDueAt: instant(),
    letterId: bigId(),
    pushState: text({ enum: NEWS_STATES }).notNull(),
    pushDueAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('follow_news_once').on(table.userId, table.subject),
    index('follow_news_mail')
      .on(table.mailDueAt, table.userId)
      .where(sql`mail_state = 'waiting'`),
    index('follow_news_push')
      .on(table.pushDueAt, table.userId)
      .where(sql`push_state = 'waiting'`),
    index('follow_news_letter').on(table.letterId),
    index('follow_news_old').on(table.createdAt),
  ],
);
