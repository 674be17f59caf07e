import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LOCALES } from '@/backend/contract/locale';
import { ROLES } from '@/backend/contract/accounts/user';
import { bigId, heat, instant } from './columns';
import type { LocalText } from './local-text';

/** Members. Credentials, sessions and codes are tables of their own. */
export const users = pgTable(
  'users',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    nickname: text().notNull(),
    avatarImg: text().notNull().default(''),
    email: text(),
    mobile: text(),
    phoneCode: text(),
    passwordHash: text(),
    bio: text().notNull().default(''),
    roles: text({ enum: ROLES }).array().notNull().default([]),
    levels: text().array().notNull().default([]),
    /** Banned and deleted members have no sessions; a deleted one keeps nothing but its id. */
    status: text({ enum: ['active', 'banned', 'deleted'] })
      .notNull()
      .default('active'),
    /** Language of the mail this member gets. */
    locale: text({ enum: LOCALES }).notNull().default('zh-Hans'),
    /** Made for trying things out; exists with the sample content only. */
    isSample: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_mobile').on(table.phoneCode, table.mobile),
  ],
);

/** Those who sign articles: members with a column, and names that came with an import. */
export const authors = pgTable(
  'authors',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    userId: bigId().references(() => users.id),
    /** Stable name of an imported or seeded author. */
    sourceKey: text().unique(),
    name: jsonb().$type<LocalText>().notNull(),
    bio: jsonb().$type<LocalText>().notNull(),
    avatarImg: text().notNull().default(''),
    isColumnist: boolean().notNull().default(false),
    /** Release time of the newest live article; orders the columns. */
    lastPublishedAt: instant(),
    heat: heat(),
  },
  (table) => [
    index('authors_recent').on(table.isColumnist, table.lastPublishedAt.desc().nullsLast(), table.id),
    index('authors_user').on(table.userId),
  ],
);

/** Likes, collections and follows count once per person: the row is the vote. */
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
