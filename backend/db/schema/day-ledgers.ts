import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@/backend/contract/locale';
import { instant } from './columns';
import type { LocalText } from './local-text';

/** A flash that stands for its hour. */
export interface LedgerEntry {
  id: number;
  isImportant: boolean;
  /** The language it was written in. */
  lang: Locale;
  titles: LocalText;
}

/** The hours of a day, 0 to 23. */
export type LedgerHours = { count: number; important: number; entries: LedgerEntry[] }[];

/** Days as they stood when they were closed. What is corrected later stands in the day of its correction. */
export const dayLedgers = pgTable('day_ledgers', {
  /** `YYYY-MM-DD` in UTC+8. */
  day: text().primaryKey(),
  hours: jsonb().$type<LedgerHours>().notNull(),
  closedAt: instant().notNull(),
});
