import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import {
  COMMENT_ACTS,
  COMMENT_REASONS,
  COMMENT_STATES,
  HELD_REASONS,
  WORD_KINDS,
} from '@/backend/contract/comments/states';
import { bigId, instant } from './columns';
import { contents, localeEnum } from './stories';
import { users } from './users';

const contentId = () =>
  bigId()
    .notNull()
    .references(() => contents.id, { onDelete: 'cascade' });

/** The stories whose comments an editor turned on or off or closed, whatever the setting of their kind. */
export const commentStories = pgTable('comment_stories', {
  contentId: contentId().primaryKey(),
  isOn: boolean().notNull(),
  /** Whether they are shown, and no more are taken. */
  isClosed: boolean().notNull().default(false),
});

/** Comments of members under stories, and replies to them. */
export const comments = pgTable(
  'comments',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    contentId: contentId(),
    /** Null when its author deleted the account. */
    userId: bigId().references(() => users.id, { onDelete: 'set null' }),
    /** The comment it replies to, which is no reply itself. */
    parentId: bigId().references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    body: text().notNull(),
    quote: text().notNull().default(''),
    lang: localeEnum().notNull(),
    state: text({ enum: COMMENT_STATES }).notNull(),
    /** Why it waits or is looked at; it stays after the decision. */
    heldReason: text({ enum: HELD_REASONS }),
    /** Why an editor removed it, and what was written to its author. */
    reason: text({ enum: COMMENT_REASONS }),
    note: text().notNull().default(''),
    isPicked: boolean().notNull().default(false),
    likesCount: integer().notNull().default(0),
    /** Open reports. */
    reportsCount: integer().notNull().default(0),
    /** The folded text as a hash: the same for all spellings of a sentence. */
    fingerprint: text().notNull(),
    /** Which words of the lists it contains. */
    words: text().array().notNull().default([]),
    version: integer().notNull().default(1),
    /** The key of the request that wrote it, once for each member. */
    requestKey: text().notNull(),
    createdAt: instant().notNull(),
    editedAt: instant(),
    /** What its author answered to its removal, once. */
    appeal: text().notNull().default(''),
    appealedAt: instant(),
    /** When an editor decided on it last; null for a comment no editor has seen. */
    decidedAt: instant(),
  },
  (table) => [
    unique('comments_request').on(table.userId, table.requestKey),
    index('comments_threads')
      .on(table.contentId, table.isPicked, table.id)
      .where(sql`parent_id is null`),
    index('comments_replies')
      .on(table.parentId, table.id)
      .where(sql`parent_id is not null`),
    index('comments_user').on(table.userId, table.id),
    index('comments_held')
      .on(table.fingerprint, table.id)
      .where(sql`state = 'held'`),
    index('comments_fingerprint').on(table.fingerprint, table.createdAt),
    index('comments_reported')
      .on(table.id)
      .where(sql`reports_count > 0`),
    index('comments_new')
      .on(table.id)
      .where(sql`state = 'public' and decided_at is null`),
    index('comments_words')
      .on(table.createdAt)
      .where(sql`words <> '{}'`),
    index('comments_state').on(table.state, table.id),
  ],
);

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: bigId()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: bigId().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_likes_user').on(table.userId),
  ],
);

/** Reports of members, one each for a comment; open until an editor decides. */
export const commentReports = pgTable(
  'comment_reports',
  {
    commentId: bigId()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: bigId().notNull(),
    reason: text({ enum: COMMENT_REASONS }).notNull(),
    note: text().notNull().default(''),
    createdAt: instant().notNull(),
    decidedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_reports_user').on(table.userId),
  ],
);

/** What editors decided, with the state before, so that a decision can be undone. */
export const commentDecisions = pgTable(
  'comment_decisions',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    commentId: bigId()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    editorId: bigId().notNull(),
    act: text({ enum: COMMENT_ACTS }).notNull(),
    reason: text({ enum: COMMENT_REASONS }),
    stateBefore: text({ enum: COMMENT_STATES }).notNull(),
    reasonBefore: text({ enum: COMMENT_REASONS }),
    wasPicked: boolean().notNull(),
    decidedBefore: instant(),
    /** The version of the comment after the decision. */
    version: integer().notNull(),
    batch: text().notNull(),
    createdAt: instant().notNull(),
    undoneAt: instant(),
  },
  (table) => [
    index('comment_decisions_comment').on(table.commentId, table.id),
    index('comment_decisions_batch').on(table.batch),
  ],
);

/** Members who may not comment until a moment; they are told until when and why. */
export const commentBans = pgTable('comment_bans', {
  userId: bigId()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  until: instant().notNull(),
  reason: text({ enum: COMMENT_REASONS }).notNull(),
  editorId: bigId().notNull(),
  /** The decision it belongs to, which takes it back when it is undone; empty for a ban by itself. */
  batch: text().notNull().default(''),
  createdAt: instant().notNull(),
});

/** Banned words hold a comment, suspect ones let an editor look at it. */
export const commentWords = pgTable('comment_words', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  word: text().notNull(),
  /** The folded word, so that no spelling is listed twice. */
  folded: text().notNull().unique(),
  kind: text({ enum: WORD_KINDS }).notNull(),
  variants: text().array().notNull().default([]),
  editorId: bigId().notNull(),
  createdAt: instant().notNull(),
});
