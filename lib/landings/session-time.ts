import { zonedClock, zonedDay } from '@/lib/events/time';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';

interface Span {
  /** ISO text. */
  startsAt: string;
  /** Left out for a beginning alone. */
  endsAt?: string;
  /** `YYYY-MM-DD`: the day under which it stands in the agenda. */
  date: string;
}

/** `10:00–10:45` in a time zone, with the day before it when that is another one there. */
export function sessionTime({ startsAt, endsAt, date }: Span, timeZone: string, locale: Locale): string {
  const begin = new Date(startsAt);
  const day = zonedDay(begin, timeZone);
  const clock = [begin, ...(endsAt === undefined ? [] : [new Date(endsAt)])]
    .map((at) => zonedClock(at, timeZone))
    .join('–');
  return day === date ? clock : `${formatDate(day, locale, 'monthDay')} ${clock}`;
}
