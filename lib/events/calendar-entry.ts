import 'server-only';
import type { FullEvent } from './read';
import { getConfig } from '@/lib/platform/config/config';
import type { CalendarEntry } from '@/lib/publishing/calendar';
import { absolute } from '@/lib/platform/config/site';
import { summaryOf } from '@/lib/publishing/text/summary';

/** An event as a calendar knows it. */
export function toCalendarEntry(event: FullEvent): CalendarEntry {
  return {
    uid: `event-${event.id}@${getConfig().feedAuthority}`,
    title: event.title,
    // An online event has no place: its page says where to join.
    location: [event.city, event.address].filter(Boolean).join(' ') || absolute(event.href),
    description: summaryOf(event.details),
    url: absolute(event.href),
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    updatedAt: event.updatedAt,
    isCancelled: event.state === 'cancelled',
  };
}
