import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  doublePrecision,
  type ExtraConfigColumn,
  timestamp,
} from 'drizzle-orm/pg-core';
import { MAX_MONEY } from '@/backend/contract/tickets/limits';

/** A 64-bit column read as a JavaScript number; ids are sequences and stay below 2^53. */
export const bigId = () => bigint({ mode: 'number' });

/** The condition that all given amounts, in minor units, are between 0 and the maximum. */
export const amountsWithin = (...columns: AnyPgColumn[]): SQL =>
  sql.join(
    columns.map((column) => sql`${column} between 0 and ${sql.raw(String(MAX_MONEY))}`),
    sql` and `,
  );

export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Decayed popularity in log space: it only grows, so an index orders by it (see `modules/analytics/queries.ts`). */
export const heat = () => doublePrecision().notNull().default(0);

/** A column as index definitions see it. */
export type IndexColumn = Pick<ExtraConfigColumn, 'desc'>;
