import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigId, heat, instant } from './columns';
import type { LocalText } from './local-text';
import { users } from './users';

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

/** Names under which imports knew authors that became part of another. */
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
