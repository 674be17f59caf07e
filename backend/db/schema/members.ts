import { index, integer, pgTable, primaryKey, jsonb, pgEnum, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigId, instant } from './columns';
import { sql } from 'drizzle-orm';
import { FEEDBACK_STATES } from '@/backend/contract/members/feedback-states';
import { MESSAGE_KINDS } from '@/backend/contract/members/messages';
import { DOCUMENT_TYPES } from '@/backend/contract/members/real-name';
import { users } from './users';
import { userId } from './accounts';

/** Likes, collections and follows have one row each, so that they count once per member. */
export const likes = pgTable(
  'likes',
  { userId: bigId().notNull(), contentId: bigId().notNull(), createdAt: instant().notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.userId, table.contentId] }),
    index('likes_content').on(table.contentId),
  ],
);

export const collections = pgTable(
  'collections',
  { userId: bigId().notNull(), contentId: bigId().notNull(), createdAt: instant().notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.userId, table.contentId] }),
    index('collections_recent').on(table.userId, table.createdAt),
    index('collections_content').on(table.contentId),
  ],
);

export const follows = pgTable(
  'follows',
  { userId: bigId().notNull(), authorId: bigId().notNull(), createdAt: instant().notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.userId, table.authorId] }),
    index('follows_author').on(table.authorId),
  ],
);

/** How far members read stories, in tenths of the text; only the member sees it. */
export const readings = pgTable(
  'readings',
  {
    userId: bigId().notNull(),
    contentId: bigId().notNull(),
    tenth: integer().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contentId] }),
    index('readings_content').on(table.contentId),
  ],
);

export const requestStatusEnum = pgEnum('request_status', ['pending', 'verified', 'rejected']);

/** Requests for real-name verification; a member has at most one that is pending or granted. */
export const verificationRequests = pgTable(
  'verification_requests',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    userId: userId(),
    status: requestStatusEnum().notNull(),
    name: text().notNull(),
    documentType: text({ enum: DOCUMENT_TYPES }).notNull(),
    documentNumber: text().notNull(),
    pictures: text().array().notNull(),
    reason: text().notNull().default(''),
    decidedBy: bigId(),
    createdAt: instant().notNull(),
    decidedAt: instant(),
  },
  (table) => [
    uniqueIndex('verification_requests_standing')
      .on(table.userId)
      .where(sql`status <> 'rejected'`),
    index('verification_requests_queue').on(table.status, table.createdAt, table.id),
    index('verification_requests_user').on(table.userId, table.id),
  ],
);

/** Feedback of readers; it is stored without the sender when the account is deleted. */
export const feedback = pgTable(
  'feedback',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    userId: bigId().references(() => users.id, { onDelete: 'set null' }),
    content: text().notNull(),
    images: text().array().notNull(),
    createdAt: instant().notNull(),
    state: text({ enum: FEEDBACK_STATES }).notNull().default('open'),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('feedback_recent').on(table.createdAt),
    index('feedback_user').on(table.userId),
    index('feedback_open')
      .on(table.createdAt, table.id)
      .where(sql`state = 'open'`),
  ],
);

/** Answers of editors. */
export const feedbackReplies = pgTable(
  'feedback_replies',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    feedbackId: bigId()
      .notNull()
      .references(() => feedback.id, { onDelete: 'cascade' }),
    editorId: bigId().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('feedback_replies_feedback').on(table.feedbackId, table.id)],
);

/** Notifications; their text is rendered from `key` and `params` when they are read, in the reader's language. */
export const messages = pgTable(
  'messages',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    userId: userId(),
    kind: text({ enum: MESSAGE_KINDS }).notNull(),
    key: text().notNull(),
    params: jsonb().$type<Record<string, string>>().notNull(),
    link: text().notNull().default(''),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index('messages_recent').on(table.userId, table.id),
    index('messages_unread')
      .on(table.userId)
      .where(sql`read_at is null`),
  ],
);
