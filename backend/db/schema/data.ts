import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { PRICE_DIRECTIONS } from '@/backend/contract/data/limits';
import { CHARTS } from '@/backend/contract/data/records';
import { bigId, instant } from './columns';
import { labels } from './topics';
import { users } from './users';
import type { LocalText } from './local-text';

/** A point with its time as ISO text. */
export interface StoredPoint {
  at: string;
  value: number;
}

export const dataSeries = pgTable('data_series', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  /** Groups series on one /DataEra/{type} page. */
  type: text().notNull(),
  name: jsonb().$type<LocalText>().notNull(),
  description: jsonb().$type<LocalText>().notNull(),
  unit: jsonb().$type<LocalText>().notNull(),
  source: jsonb().$type<LocalText>().notNull(),
  chart: text({ enum: CHARTS }).notNull(),
  isSample: boolean().notNull(),
  position: smallint().notNull().default(0),
  /** The label of the asset whose price this is; flashes with that label show the price at their time. */
  labelId: bigId().references(() => labels.id, { onDelete: 'set null' }),
  updatedTime: instant().notNull(),
  /** Address from which new points are read every `feedMinutes` minutes; empty for none. */
  feedUrl: text().notNull().default(''),
  /** The path of the points in a JSON answer, such as `result.prices`. */
  feedPath: text().notNull().default(''),
  feedMinutes: integer().notNull().default(60),
  feedReadAt: instant(),
  /** The error of the last reading; empty if it succeeded. */
  feedError: text().notNull().default(''),
  /** Values from the source that were rejected as too different, oldest first. */
  feedOutliers: jsonb().$type<StoredPoint[]>().notNull().default([]),
  /** The service of `DATA_SOURCES` whose values these are; empty for none. */
  filledBy: text().notNull().default(''),
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

/** When each request of the services in `DATA_SOURCES` was last made, and how it went. */
export const dataSourceRequests = pgTable(
  'data_source_requests',
  {
    source: text().notNull(),
    request: text().notNull(),
    requestedAt: instant().notNull(),
    nextAt: instant().notNull(),
    /** Until then the source wants no requests at all; null when it did not say so. */
    pausedUntil: instant(),
    /** Failures since the last success. */
    failures: integer().notNull().default(0),
    /** The error of the last reading, or what was refused in it; empty for nothing. */
    error: text().notNull().default(''),
    succeededAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.source, table.request] })],
);

/** Values a member wants to be notified of, once each. */
export const priceAlerts = pgTable(
  'price_alerts',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    userId: bigId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seriesId: bigId()
      .notNull()
      .references(() => dataSeries.id, { onDelete: 'cascade' }),
    direction: text({ enum: PRICE_DIRECTIONS }).notNull(),
    level: doublePrecision().notNull(),
    createdAt: instant().notNull(),
    /** When the value crossed the level, and that value; null while the alert waits. */
    firedAt: instant(),
    firedValue: doublePrecision(),
  },
  (table) => [index('price_alerts_series').on(table.seriesId), index('price_alerts_user').on(table.userId)],
);

/** The series a member watches. Readers without an account have theirs in their browser. */
export const watchedSeries = pgTable(
  'watched_series',
  {
    userId: bigId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seriesId: bigId()
      .notNull()
      .references(() => dataSeries.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.seriesId] })],
);
