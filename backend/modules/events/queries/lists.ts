import { and, eq, gt } from 'drizzle-orm';
import { shownLink } from '@/backend/contract/addresses';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { EventDetail, EventItem } from '@/backend/contract/events/calls';
import type { Locale } from '@/backend/contract/locale';
import { events } from '@/backend/db/schema/events';
import { ApiError } from '@/backend/kernel/errors';
import { pickText } from '@/backend/kernel/text/local';
import { toZonedIso } from '@/backend/kernel/text/time';
import {
  countUpcomingOf,
  findCohosts,
  findEvent,
  findEvents,
  findOrganiser,
  findOrganisers,
  findTicketType,
  findUpcomingOf,
  withParts,
} from './events';
import {
  bestEventText,
  type EventRow,
  seatsLeft,
  shownMap,
  shownText,
  toEventItem,
  toOrganiser,
  toTicketType,
} from './row';

const OTHERS = 3;

export async function listEvents(context: Context, input: CallParsedInput<'activities'>) {
  const { page, size, locale, ...filter } = input;
  const { rows, total } = await findEvents(context, filter, page, size);
  const parts = await withParts(context, rows);
  const now = context.now();
  return { list: parts.map((part) => toEventItem(part, locale, now)), total, page, size };
}

/** A public event as its page shows it. @throws ApiError notFound, for drafts, too */
export async function readEvent(context: Context, id: number, locale: Locale): Promise<EventDetail> {
  const row = await findEvent(context, id);
  if (!row) throw new ApiError('notFound');
  return toEventDetail(context, row, locale);
}

/** An event as its page shows it, whatever its status. @throws ApiError notFound for one without an organiser */
export async function toEventDetail(context: Context, row: EventRow, locale: Locale): Promise<EventDetail> {
  const [parts] = await withParts(context, [row]);
  if (!parts) throw new ApiError('notFound');
  const { event, texts, organiser, tickets } = parts;
  const now = context.now();
  const text = shownText(event, texts, locale);
  const cohosts = await findCohosts(context, row.id);
  return {
    ...toEventItem(parts, locale, now),
    address: text?.address ?? '',
    map_url: shownLink(shownMap(event)),
    details: text?.details ?? '',
    links: event.links.flatMap((link) => {
      const url = shownLink(link.url);
      return url ? [{ label: pickText(link.label, locale).text, url }] : [];
    }),
    agenda: event.agenda.map((entry) => ({ time: entry.time, title: pickText(entry.title, locale).text })),
    organiser: toOrganiser(organiser, locale),
    cohosts: cohosts.map((account) => toOrganiser(account, locale)),
    speakers: event.speakers.map((speaker) => ({
      name: pickText(speaker.name, locale).text,
      role: pickText(speaker.role, locale).text,
      bio: pickText(speaker.bio, locale).text,
      url: shownLink(speaker.url),
    })),
    needs_approval: event.needsApproval,
    refund_hours: event.refundHours,
    kept_percent: event.keptPercent,
    sequence: event.sequence,
    previous_starts: event.previousStarts.map((start) => toZonedIso(new Date(start), event.timeZone)),
    cancel_reason: event.cancelReason,
    tickets: tickets
      .filter((ticket) => !ticket.isHidden)
      .map((ticket) => toTicketType(ticket, event, seatsLeft(event, tickets), locale, now)),
    updated_time: event.updatedTime.toISOString(),
  };
}

/** An event, and up to three others of its organiser that are to come and not cancelled. @throws ApiError notFound, for drafts, too */
export async function readEventWithOthers(context: Context, id: number, locale: Locale) {
  const event = await readEvent(context, id, locale);
  const rows = await findUpcomingOf(context, [event.organiser.id], OTHERS + 1);
  const parts = await withParts(context, rows.filter((row) => row.id !== id).slice(0, OTHERS));
  const now = context.now();
  return { event, others: parts.map((part) => toEventItem(part, locale, now)) };
}

/** @throws ApiError notFound */
export async function readTicketType(
  context: Context,
  id: number,
  locale: Locale,
): Promise<CallOutput<'ticketDetails'>> {
  const offer = await findTicketType(context, id);
  if (!offer) throw new ApiError('notFound');
  const [parts] = await withParts(context, [offer.event]);
  const text = bestEventText(parts?.texts ?? [], locale);
  return {
    ...toTicketType(
      offer.ticket,
      offer.event,
      seatsLeft(offer.event, parts?.tickets ?? []),
      locale,
      context.now(),
    ),
    event: { id: offer.event.id, name: text?.title ?? '', lang: text?.lang ?? locale },
  };
}

/** A page of organisers, each with up to three upcoming events and their number, in a fixed number of statements. */
export async function listOrganisers(
  context: Context,
  { page, size, locale }: CallParsedInput<'organisers'>,
) {
  const { rows, total } = await findOrganisers(context, page, size);
  const ids = rows.map(({ id }) => id);
  const [upcoming, totals] = await Promise.all([
    findUpcomingOf(context, ids, OTHERS),
    countUpcomingOf(context, ids),
  ]);
  const parts = await withParts(context, upcoming);
  const now = context.now();
  const list = rows.map((row) => {
    const events: EventItem[] = parts
      .filter(({ event }) => event.organiserId === row.id)
      .map((part) => toEventItem(part, locale, now));
    return { ...toOrganiser(row, locale), events, upcoming_total: totals.get(row.id) ?? 0 };
  });
  return { list, total, page, size };
}

/** @throws ApiError notFound */
export async function readOrganiser(
  context: Context,
  id: number,
  locale: Locale,
): Promise<CallOutput<'organiserDetails'>> {
  const row = await findOrganiser(context, id);
  if (!row) throw new ApiError('notFound');
  return toOrganiser(row, locale);
}

/** How many published events have not ended; cancelled ones are listed, but not counted. */
export async function countUpcoming(context: Context): Promise<number> {
  return context.db.$count(events, and(eq(events.status, 'published'), gt(events.endTime, context.now())));
}
