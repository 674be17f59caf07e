import 'server-only';
import type { CalendarEntry } from '@/backend/contract/calendar/write-calendar';
import type { CalendarEvent } from './calendar';
import type { FullEvent } from './event';
import { feedAuthority } from '@/lib/platform/config/feed-authority';
import { absolute } from '@/lib/platform/config/site';
import { summaryOf, summaryOfText } from '@/lib/publishing/text/summary';

/** An event as an entry of a calendar file. */
export function toCalendarEntry(event: CalendarEvent | FullEvent): CalendarEntry {
  return {
    uid: `event-${event.id}@${feedAuthority()}`,
    title: event.title,
    // An online event has no place; its location is the address of its page, which says where to join.
    location: [event.city, event.address].filter(Boolean).join(' ') || absolute(event.href),
    description: 'details' in event ? summaryOf(event.details) : summaryOfText(event.description),
    url: absolute(event.href),
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    timeZone: event.timeZone,
    updatedAt: event.updatedAt,
    sequence: event.sequence,
    isCancelled: event.state === 'cancelled',
  };
}
