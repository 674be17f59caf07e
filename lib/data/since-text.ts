import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { recordDay, recordPhrase, type RecordPhrase, type SeriesRecord } from './record';

const DAY_MS = 86_400_000;
const MONTH_LENGTH = '2026-11'.length;
/** The time of a value that is one of a whole day. */
const START_OF_DAY = /T00:00:00(?:\.0+)?Z$/;

/**
 * Since when the latest value of a series is its highest or lowest, in few words: the day within the year of the value,
 * the month before that; empty where it never was. `isOfCloses` where the series has several values a day: days are
 * compared by their last value, so that within 24 hours it may have been higher, or lower, all the same.
 * @param yesterday the word for the day before the value
 */
export function sinceText(
  record: Pick<SeriesRecord, 'at' | 'isHigh' | 'since'>,
  yesterday: string,
  locale: Locale,
): { phrase: RecordPhrase; day: string; isOfCloses: boolean } {
  const { phrase } = recordPhrase(record, locale);
  if (record.since === null) return { phrase, day: '', isOfCloses: false };
  const isOfCloses = !START_OF_DAY.test(record.at);
  const [day, since] = [recordDay(record.at), recordDay(record.since)];
  if (Date.parse(day) - Date.parse(since) <= DAY_MS) return { phrase, day: yesterday, isOfCloses };
  const isSameYear = day.slice(0, 4) === since.slice(0, 4);
  return {
    phrase,
    day: formatDate(isSameYear ? since : since.slice(0, MONTH_LENGTH), locale, 'day'),
    isOfCloses,
  };
}
