import { bigint, doublePrecision, type ExtraConfigColumn, timestamp } from 'drizzle-orm/pg-core';

/** A 64-bit column read as a JavaScript number; ids are sequences and stay below 2^53. */
export const bigId = () => bigint({ mode: 'number' });

export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Decayed popularity in log space: it only grows, so an index orders by it (see `modules/analytics/queries.ts`). */
export const heat = () => doublePrecision().notNull().default(0);

/** A column as index definitions see it. */
export type IndexColumn = Pick<ExtraConfigColumn, 'desc'>;
