import type { EventCard } from './event';
import { eventTime } from './time';
import type { Locale } from '@/lib/platform/language/locales';

/**
 * Events grouped by day (`YYYY-MM-DD`, in each event's own zone); an event over several days is listed under each of
 * them.
 */
export function eventsByDay(events: readonly EventCard[], locale: Locale): Map<string, EventCard[]> {
  const byDay = new Map<string, EventCard[]>();
  for (const event of events) {
    const { day, lastDay } = eventTime(event, locale);
    for (let at = day; at <= lastDay; at = nextDay(at)) byDay.set(at, [...(byDay.get(at) ?? []), event]);
  }
  return byDay;
}

function nextDay(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
