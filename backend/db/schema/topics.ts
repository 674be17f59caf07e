import { boolean, date, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bigId } from './columns';
import type { LocalText } from './local-text';

export const labels = pgTable('labels', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  name: jsonb().$type<LocalText>().notNull(),
  /** The folded name, by which imports find the label. */
  nameKey: text().notNull().unique(),
});

/** Folded names of labels that were merged into another, by which imports find the latter. */
export const labelAliases = pgTable(
  'label_aliases',
  {
    nameKey: text().primaryKey(),
    labelId: bigId()
      .notNull()
      .references(() => labels.id, { onDelete: 'cascade' }),
  },
  (table) => [index('label_aliases_label').on(table.labelId)],
);

export const topics = pgTable('topics', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  name: jsonb().$type<LocalText>().notNull(),
  intro: jsonb().$type<LocalText>().notNull(),
  /** The current state of the topic in one line, and the day (UTC+8) on which it was written. */
  summary: jsonb().$type<LocalText>().notNull().default({}),
  summaryDay: date({ mode: 'string' }),
  pic: text().notNull().default(''),
  isSpecial: boolean().notNull().default(false),
  position: smallint().notNull().default(0),
});
