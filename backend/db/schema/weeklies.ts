import { date, integer, jsonb, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { bigId } from './columns';
import type { LocalText } from './local-text';
import { authors } from './people';

export const weeklies = pgTable('weeklies', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  number: integer().notNull().unique(),
  title: jsonb().$type<LocalText>().notNull(),
  summary: jsonb().$type<LocalText>().notNull(),
  /** The editor's letter, paragraphs parted by empty lines, and who signs it. */
  letter: jsonb().$type<LocalText>().notNull().default({}),
  letterBy: jsonb().$type<LocalText>().notNull().default({}),
  starts: date({ mode: 'string' }).notNull(),
  ends: date({ mode: 'string' }).notNull(),
});

export const weeklyAuthors = pgTable(
  'weekly_authors',
  {
    weeklyId: bigId()
      .notNull()
      .references(() => weeklies.id, { onDelete: 'cascade' }),
    authorId: bigId()
      .notNull()
      .references(() => authors.id),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.weeklyId, table.authorId] })],
);
