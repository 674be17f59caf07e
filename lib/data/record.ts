import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';

/** A value of a series that was not reached for long, in the reader's language and unit. */
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
  /** When it was as high, or low, before; null when it never was. */
  since: string | null;
  before: { at: string; value: number } | null;
}

export type RecordPhrase = 'highEver' | 'lowEver' | 'highSince' | 'lowSince';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;
/** A record of the day before still is one of today: days are closed when they are over. */
const FRESH_HOURS = 36;

/** Which words say how a value stands, and the day they name. */
export function recordPhrase(
  { isHigh, since }: Pick<SeriesRecord, 'isHigh' | 'since'>,
  locale: Locale,
): { phrase: RecordPhrase; day: string } {
  if (since === null) return { phrase: isHigh ? 'highEver' : 'lowEver', day: '' };
  return { phrase: isHigh ? 'highSince' : 'lowSince', day: formatDate(since, locale, 'date') };
}

/** Whether a value was not reached for a year or more. */
export function isLongStanding({ at, since }: Pick<SeriesRecord, 'at' | 'since'>): boolean {
  return since === null || Date.parse(at) - Date.parse(since) >= YEAR_DAYS * DAY_MS;
}

/** The records that were set by the last values there are. */
export function freshRecords<Held extends Pick<SeriesRecord, 'at'>>(
  records: readonly Held[],
  nowMs: number,
): Held[] {
  return records.filter(({ at }) => nowMs - Date.parse(at) <= FRESH_HOURS * 3_600_000);
}
