import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { bigId, instant } from './columns';
import { localeEnum } from './content';
import type { LocalText } from './local-text';
import { authors } from './people';

export const banners = pgTable('banners', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  title: jsonb().$type<LocalText>().notNull(),
  pic: text().notNull().default(''),
  link: text().notNull(),
  position: smallint().notNull().default(0),
});

/** Items editors put before what readers choose; also the home lead (place `lead`). */
export const placements = pgTable(
  'placements',
  {
    place: text({ enum: ['lead', 'recommend'] }).notNull(),
    contentId: bigId().notNull(),
    position: smallint().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.place, table.contentId] })],
);

export const notices = pgTable(
  'notices',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    title: jsonb().$type<LocalText>().notNull(),
    body: jsonb().$type<LocalText>().notNull(),
    releaseTime: instant().notNull(),
  },
  (table) => [index('notices_recent').on(table.releaseTime, table.id)],
);

export const partners = pgTable('partners', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  name: jsonb().$type<LocalText>().notNull(),
  kind: text({ enum: ['media', 'community', 'research', 'event'] }).notNull(),
  url: text().notNull(),
  description: jsonb().$type<LocalText>().notNull(),
  position: smallint().notNull().default(0),
});

export const weeklies = pgTable('weeklies', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  number: integer().notNull().unique(),
  title: jsonb().$type<LocalText>().notNull(),
  summary: jsonb().$type<LocalText>().notNull(),
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

export const toolCategories = pgTable('tool_categories', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  name: jsonb().$type<LocalText>().notNull(),
  position: smallint().notNull().default(0),
});

export const tools = pgTable('tools', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  categoryId: bigId()
    .notNull()
    .references(() => toolCategories.id),
  name: text().notNull(),
  url: text().notNull(),
  description: jsonb().$type<LocalText>().notNull(),
  position: smallint().notNull().default(0),
});

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

export const documents = pgTable(
  'documents',
  {
    key: text().notNull(),
    lang: localeEnum().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    updatedTime: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.lang] })],
);
