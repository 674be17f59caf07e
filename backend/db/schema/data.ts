import { boolean, doublePrecision, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, instant } from './columns';
import type { LocalText } from './local-text';

export const dataSeries = pgTable('data_series', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  /** Groups series on one /DataEra/{type} page. */
  type: text().notNull(),
  name: jsonb().$type<LocalText>().notNull(),
  description: jsonb().$type<LocalText>().notNull(),
  unit: jsonb().$type<LocalText>().notNull(),
  source: jsonb().$type<LocalText>().notNull(),
  chart: text({ enum: ['line', 'bars', 'supply'] }).notNull(),
  isSample: boolean().notNull(),
  position: smallint().notNull().default(0),
  updatedTime: instant().notNull(),
});

export const dataPoints = pgTable(
  'data_points',
  {
    seriesId: bigId()
      .notNull()
      .references(() => dataSeries.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    value: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.seriesId, table.at] })],
);
