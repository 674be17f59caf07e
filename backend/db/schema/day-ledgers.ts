import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@/backend/contract/locale';
import { instant } from './columns';
import type { LocalText } from './local-text';

/** A flash that represents its hour. */
export interface LedgerEntry {
  id: number;
  isImportant: boolean;
  /** The language it was written in. */
  lang: Locale;
  titles: LocalText;
}

/** The hours of a day, 0 to 23. */
export type LedgerHours = { count: number; important: number; entries: LedgerEntry[] }[];

/**
 * The hours of past days as listed when each day was closed. A later correction is listed under the day on which it was
 * made.
 */
export const dayLedgers = pgTable('day_ledgers', {
  /** `YYYY-MM-DD` in UTC+8. */
  day: text().primaryKey(),
  hours: jsonb().$type<LedgerHours>().notNull(),
  closedAt: instant().notNull(),
});
