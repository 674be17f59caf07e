import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';

const WIRE_TIME = /\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?/g;

/** A line of a record with its wire times in the format of the page's language. */
export function localDates(line: string, locale: Locale): string {
  return line.replace(WIRE_TIME, (time) => formatDate(time, locale, 'short'));
}
