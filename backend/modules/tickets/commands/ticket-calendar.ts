import type { Locale } from '@/backend/contract/locale';
import { ApiError } from '@/backend/kernel/errors';
import type { Context } from '@/backend/kernel/context';
import { eventsOf } from '@/backend/modules/tickets/queries/order-parts';

/**
 * An event as a calendar entry (RFC 5545). Its UID stays and its SEQUENCE rises when the event moves, so that a
 * calendar moves the entry it has. Times are in UTC, which every calendar shows in its own zone.
 * @throws ApiError notFound
 */
export async function ticketCalendar(context: Context, eventId: number, locale: Locale): Promise<string> {
  const event = (await eventsOf(context, [eventId], locale)).get(eventId);
  if (!event) throw new ApiError('notFound');
  const { row, shown } = event;
  const host = new URL(context.config.siteUrl).hostname;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lianxun//Events//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:event-${eventId}@${host}`,
    `SEQUENCE:${row.sequence}`,
    `DTSTAMP:${stamp(context.now())}`,
    `DTSTART:${stamp(row.startTime)}`,
    `DTEND:${stamp(row.endTime)}`,
    `SUMMARY:${escape(shown.title)}`,
    `LOCATION:${escape([shown.city, shown.address].filter(Boolean).join(' '))}`,
    `URL:${context.config.siteUrl}/events/${eventId}`,
    `STATUS:${row.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

const stamp = (time: Date) => `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Lines of at most 75 bytes, never cut within a letter. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > 74) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}
