import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigId, heat, instant } from './columns';
import type { LocalText } from './local-text';
import { users } from './users';

/** Authors of articles: members with a column, and names from imports. */
export const authors = pgTable(
  'authors',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    userId: bigId().references(() => users.id),
    /** Stable key of an imported or seeded author. */
    sourceKey: text().unique(),
    name: jsonb().$type<LocalText>().notNull(),
    bio: jsonb().$type<LocalText>().notNull(),
    avatarImg: text().notNull().default(''),
    /** Addresses of the author on other sites. */
    links: jsonb().$type<string[]>().notNull().default([]),
    isColumnist: boolean().notNull().default(false),
    /** Release time of the newest live article; orders the columns. */
    lastPublishedAt: instant(),
    heat: heat(),
    /**
     * From the installation it was exported from: since when its member had an account, and whether they were verified.
     */
    exportedSince: instant(),
    exportedVerified: boolean().notNull().default(false),
  },
  (table) => [
    index('authors_recent').on(table.isColumnist, table.lastPublishedAt.desc().nullsLast(), table.id),
    index('authors_user').on(table.userId),
  ],
);

/** Keys of imported authors that were merged into another. */
export const authorAliases = pgTable(
  'author_aliases',
  {
    sourceKey: text().primaryKey(),
    authorId: bigId()
      .notNull()
      .references(() => authors.id, { onDelete: 'cascade' }),
  },
  (table) => [index('author_aliases_author').on(table.authorId)],
);
