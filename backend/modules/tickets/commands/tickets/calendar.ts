import { writeCalendar } from '@/backend/contract/calendar/write-calendar';
import type { Locale } from '@/backend/contract/locale';
import { ApiError } from '@/backend/kernel/errors';
import { readFeedAuthority } from '@/backend/kernel/site/feed-authority';
import { pageUrl } from '@/backend/kernel/page-url';
import type { Context } from '@/backend/kernel/context';
import { eventsOf } from '@/backend/modules/tickets/queries/orders/parts';

/**
 * An event as a calendar file for a letter, with the same entry as on the event's page. Its UID stays and its SEQUENCE
 * rises when the event is moved or cancelled, so that a calendar updates its entry.
 * @throws ApiError notFound
 */
export async function ticketCalendar(context: Context, eventId: number, locale: Locale): Promise<string> {
  const event = (await eventsOf(context, [eventId], locale)).get(eventId);
  if (!event) throw new ApiError('notFound');
  const { row, shown } = event;
  return writeCalendar([
    {
      uid: `event-${eventId}@${await readFeedAuthority(context)}`,
      title: shown.title,
      location: [shown.city, shown.address].filter(Boolean).join(' '),
      description: '',
      url: pageUrl(context.config, locale, `/events/${eventId}`),
      startsAt: shown.start_time,
      endsAt: shown.end_time,
      timeZone: row.timeZone,
      updatedAt: row.updatedTime.toISOString(),
      sequence: row.sequence,
      isCancelled: row.status === 'cancelled',
    },
  ]);
}
