import { shiftDay } from '@/lib/platform/dates/week';
import { DAYS, fiveWeeks, WEEKS } from './five-weeks';
import type { Locale } from '@/lib/platform/language/locales';
import type { EventCard } from './event';
import { eventTime } from './time';

/** An event of several days within one week. */
export interface Bar {
  event: EventCard;
  /** Its first day in the week, from 0 for Monday, and how many days of the week it covers. */
  from: number;
  days: number;
  /** Bars that would overlap stand in different lanes, from 0. */
  lane: number;
}

export interface Week {
  /** Seven days, `YYYY-MM-DD`, from Monday. */
  days: string[];
  bars: Bar[];
  /** Events of one day, by day. */
  byDay: ReadonlyMap<string, EventCard[]>;
  /** How many events have a day in the week. */
  count: number;
}

/** The five weeks from that of a day on, with their events: those of several days as bars, which break at the week's end. */
export function layOutWeeks(events: readonly EventCard[], day: string, locale: Locale): Week[] {
  const { from } = fiveWeeks(day);
  const spans = events.map((event) => ({ event, ...eventTime(event, locale) }));
  return Array.from({ length: WEEKS }, (_, week) => {
    const days = Array.from({ length: DAYS }, (_, index) => shiftDay(from, week * DAYS + index));
    const [first = '', last = ''] = [days[0], days.at(-1)];
    const inWeek = spans.filter((span) => span.day <= last && span.lastDay >= first);
    const byDay = new Map<string, EventCard[]>();
    const bars: Bar[] = [];
    for (const span of inWeek) {
      if (span.day === span.lastDay) byDay.set(span.day, [...(byDay.get(span.day) ?? []), span.event]);
      else bars.push(toBar(span, days, bars));
    }
    return { days, bars, byDay, count: inWeek.length };
  });
}

function toBar(
  { event, day, lastDay }: { event: EventCard; day: string; lastDay: string },
  days: readonly string[],
  bars: readonly Bar[],
): Bar {
  const from = Math.max(0, days.indexOf(day));
  const end = days.includes(lastDay) ? days.indexOf(lastDay) : DAYS - 1;
  const isFree = (lane: number) =>
    bars.every((bar) => bar.lane !== lane || bar.from + bar.days <= from || bar.from > end);
  let lane = 0;
  while (!isFree(lane)) lane += 1;
  return { event, from, days: end - from + 1, lane };
}
