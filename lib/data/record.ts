import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';

/** A value that is the highest or lowest of its series for a long time, in the reader's language and unit. */
export interface SeriesRecord {
  key: string;
  type: string;
  name: string;
  lang: Locale;
  unit: string;
  isSample: boolean;
  isHigh: boolean;
  /** ISO text. */
  at: string;
  value: number;
  /** When the value was last as high, or as low, before; null when it never was. */
  since: string | null;
  before: { at: string; value: number } | null;
}

export type RecordPhrase = 'highEver' | 'lowEver' | 'highSince' | 'lowSince';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

/** The day a value belongs to, as in charts and tables: in UTC, whatever the reader's time zone. */
export const recordDay = (at: string): string => at.slice(0, 10);

/**
 * The message that describes a record, and the day it mentions; the day is empty when no earlier value was as high, or
 * as low.
 */
export function recordPhrase(
  { isHigh, since }: Pick<SeriesRecord, 'isHigh' | 'since'>,
  locale: Locale,
): { phrase: RecordPhrase; day: string } {
  if (since === null) return { phrase: isHigh ? 'highEver' : 'lowEver', day: '' };
  return { phrase: isHigh ? 'highSince' : 'lowSince', day: formatDate(recordDay(since), locale, 'date') };
}

/** Whether a value was not reached for a year or more, or never before. */
export function isOldRecord({ at, since }: Pick<SeriesRecord, 'at' | 'since'>): boolean {
  return since === null || Date.parse(at) - Date.parse(since) >= YEAR_DAYS * DAY_MS;
}

/** The records of a day in UTC, which ends at 08:00 in UTC+8. */
export function recordsOfDay<Held extends Pick<SeriesRecord, 'at'>>(
  records: readonly Held[],
  day: string,
): Held[] {
  return records.filter(({ at }) => recordDay(at) === day);
}
