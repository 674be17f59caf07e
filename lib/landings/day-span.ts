import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';

interface DaySpan {
  first: string;
  /** The last day; empty for a landing of one day. */
  last: string;
  isOneMonth: boolean;
}

/**
 * The days of a landing as large figures, a month they share is printed once: `12/05` and `06`, `5` and `6 Dec`;
 * `11/30` and `12/02`, `30 Nov` and `2 Dec`. Times are wire times.
 */
export function daySpan(starts: string, ends: string | null, locale: Locale): DaySpan {
  const [firstDay, lastDay] = [starts.slice(0, 10), (ends ?? starts).slice(0, 10)];
  const first = formatDate(firstDay, locale, 'monthDay');
  const last = formatDate(lastDay, locale, 'monthDay');
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  if (firstDay === lastDay) return { first, last: '', isOneMonth };
  if (!isOneMonth) return { first, last, isOneMonth };
  return locale === 'en'
    ? { first: String(Number(firstDay.slice(8))), last, isOneMonth }
    : { first, last: lastDay.slice(8), isOneMonth };
}
