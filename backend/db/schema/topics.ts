import { boolean, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bigId } from './columns';
import type { LocalText } from './local-text';

export const labels = pgTable('labels', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  name: jsonb().$type<LocalText>().notNull(),
  /** Folded name, so that an import finds the label it means. */
  nameKey: text().notNull().unique(),
});

export const topics = pgTable('topics', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  name: jsonb().$type<LocalText>().notNull(),
  intro: jsonb().$type<LocalText>().notNull(),
  pic: text().notNull().default(''),
  isSpecial: boolean().notNull().default(false),
  position: smallint().notNull().default(0),
});
