import type { EventItem, Organiser } from '@/backend/contract/events/calls';
import type { Locale } from '@/backend/contract/locale';
import type { eventTexts, events, organisers } from '@/backend/db/schema/events';
import { named, PREFERENCE, pickText } from '@/backend/kernel/text/local';
import { toZonedIso } from '@/backend/kernel/text/time';
import type { TicketType } from '@/backend/contract/tickets/ticket';
import type { ticketTypes } from '@/backend/db/schema/tickets';

export type EventRow = typeof events.$inferSelect;
export type EventTextRow = typeof eventTexts.$inferSelect;
export type OrganiserRow = typeof organisers.$inferSelect;
export type TicketRow = typeof ticketTypes.$inferSelect;

/** An event with what its list item needs. */
export interface EventParts {
  event: EventRow;
  texts: EventTextRow[];
  organiser: OrganiserRow;
  tickets: TicketRow[];
}

export function toEventItem(
  { event, texts, organiser, tickets }: EventParts,
  locale: Locale,
  now: Date,
): EventItem {
  const text = bestEventText(texts, locale);
  const buyable = tickets.filter((ticket) => ticket.kind !== 'invitation');
  const open = buyable.filter((ticket) => ['on_sale', 'not_yet'].includes(saleState(ticket, now)));
  const [cheapest] = [...(open.length > 0 ? open : buyable)].sort((x, y) => x.price - y.price);
  return {
    id: event.id,
    title: text?.title ?? '',
    lang: text?.lang ?? locale,
    langs: texts.map((row) => row.lang),
    poster: event.poster,
    start_time: toZonedIso(event.startTime, event.timeZone),
    end_time: toZonedIso(event.endTime, event.timeZone),
    time_zone: event.timeZone,
    mode: event.mode,
    state: stateOf(event, now),
    region: event.region,
    city: text?.city ?? '',
    price_from: cheapest?.price ?? null,
    currency: cheapest?.currency ?? null,
    is_sold_out: tickets.length > 0 && tickets.every((ticket) => ticket.taken >= ticket.quantity),
    organiser: named(organiser.id, organiser.name, locale),
  };
}

export function bestEventText(texts: EventTextRow[], locale: Locale): EventTextRow | undefined {
  return PREFERENCE[locale].flatMap((lang) => texts.filter((text) => text.lang === lang))[0];
}

function stateOf(event: EventRow, now: Date): EventItem['state'] {
  if (event.status === 'cancelled') return 'cancelled';
  if (event.endTime <= now) return 'ended';
  return event.startTime <= now ? 'running' : 'upcoming';
}

export function toOrganiser(row: OrganiserRow, locale: Locale): Organiser {
  return {
    ...named(row.id, row.name, locale),
    description: pickText(row.description, locale).text,
    social: row.social,
  };
}

export function toTicketType(row: TicketRow, locale: Locale, now: Date): TicketType {
  return {
    id: row.id,
    name: pickText(row.name, locale).text,
    note: pickText(row.note, locale).text,
    type: row.kind,
    price: row.price,
    currency: row.currency,
    quantity: row.quantity,
    left: row.quantity - row.taken,
    state: saleState(row, now),
    per_person_limit: row.perPersonLimit,
    sale_opens: row.saleOpens?.toISOString() ?? null,
    sale_closes: row.saleCloses?.toISOString() ?? null,
  };
}

function saleState(row: TicketRow, now: Date): TicketType['state'] {
  if (row.saleOpens && row.saleOpens > now) return 'not_yet';
  if (row.saleCloses && row.saleCloses <= now) return 'closed';
  return row.taken >= row.quantity ? 'sold_out' : 'on_sale';
}
