import { zonedClock, zonedDay } from '@/lib/events/time';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';

interface Span {
  /** ISO text. */
  startsAt: string;
  /** Absent when only the start is to be printed. */
  endsAt?: string;
  /** The day under which the agenda lists the session, `YYYY-MM-DD`. */
  date: string;
}

/** `10:00–10:45` in a time zone, preceded by the day when that day differs from the agenda's. */
export function sessionTime({ startsAt, endsAt, date }: Span, timeZone: string, locale: Locale): string {
  const begin = new Date(startsAt);
  const day = zonedDay(begin, timeZone);
  const clock = [begin, ...(endsAt === undefined ? [] : [new Date(endsAt)])]
    .map((at) => zonedClock(at, timeZone))
    .join('–');
  return day === date ? clock : `${formatDate(day, locale, 'monthDay')} ${clock}`;
}
