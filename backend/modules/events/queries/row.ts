import { type Network, shownAccount, shownPicture } from '@/backend/contract/addresses';
import type { EventItem, Organiser } from '@/backend/contract/events/calls';
import type { Locale } from '@/backend/contract/locale';
import type { eventTexts, events, organisers } from '@/backend/db/schema/events';
import { pickText, preferred } from '@/backend/kernel/text/local';
import { toZonedIso } from '@/backend/kernel/text/time';
import { eventFigure } from './figure';
import { namedOrganiser } from './organiser-name';
import type { TicketType } from '@/backend/contract/tickets/ticket';
import type { ticketTypes } from '@/backend/db/schema/tickets';

export type EventRow = typeof events.$inferSelect;
export type EventTextRow = typeof eventTexts.$inferSelect;
export type OrganiserRow = typeof organisers.$inferSelect;
export type TicketTypeRow = typeof ticketTypes.$inferSelect;

/** An event with what its list item needs. */
export interface EventParts {
  event: EventRow;
  texts: EventTextRow[];
  organiser: OrganiserRow;
  tickets: TicketTypeRow[];
  /** Its place in the order of the starts of all public events, by which the kind of its drawn cover is chosen. */
  turn: number;
}

export function toEventItem(
  { event, texts, organiser, tickets, turn }: EventParts,
  locale: Locale,
  now: Date,
): EventItem {
  const text = shownText(event, texts, locale);
  const buyable = tickets.filter((ticket) => ticket.kind !== 'invitation' && !ticket.isHidden);
  const free = seatsLeft(event, tickets);
  const seats = buyable.length > 0 ? Math.min(free, seatsLeft({ capacity: null }, buyable)) : free;
  const open = buyable.filter((ticket) => ['on_sale', 'not_yet'].includes(saleState(ticket, now)));
  const prices = (open.length > 0 ? open : buyable)
    .map((ticket) => ({ price: priceNow(ticket, now), currency: ticket.currency }))
    .sort((x, y) => x.price - y.price);
  const [cheapest] = prices;
  return {
    id: event.id,
    title: text?.title ?? '',
    lang: text?.lang ?? locale,
    langs: texts.map((row) => row.lang),
    poster: shownPicture(event.poster),
    ...(text && eventFigure({ ...event, tickets, turn }, shownText(event, texts, 'zh-Hans') ?? text, text)),
    start_time: toZonedIso(event.startTime, event.timeZone),
    end_time: toZonedIso(event.endTime, event.timeZone),
    time_zone: event.timeZone,
    mode: event.mode,
    state: stateOf(event, now),
    is_moved: event.previousStarts.length > 0,
    region: event.region,
    city: text?.city ?? '',
    summary: text?.summary ?? '',
    seats_left: event.hasPublicNumbers ? seats : null,
    price_from: cheapest?.price ?? null,
    price_to: prices.at(-1)?.price ?? null,
    currency: cheapest?.currency ?? null,
    is_sold_out: tickets.length > 0 && seats === 0,
    organiser: namedOrganiser(organiser, locale),
  };
}

/** The text in the best language for a reader; undefined when there is none. */
export function bestEventText(texts: EventTextRow[], locale: Locale): EventTextRow | undefined {
  return preferred(texts, locale);
}

/**
 * The best text for a reader, as the page shows it: an event that is only online has no place. A place entered before
 * stays stored for the form, in case the event is held there again.
 */
export function shownText(
  { mode }: Pick<EventRow, 'mode'>,
  texts: EventTextRow[],
  locale: Locale,
): EventTextRow | undefined {
  const text = bestEventText(texts, locale);
  return text && mode === 'online' ? { ...text, city: '', address: '' } : text;
}

/** The map of an event as the page shows it; empty for an event that is only online. */
export function shownMap({ mode, mapUrl }: Pick<EventRow, 'mode' | 'mapUrl'>): string {
  return mode === 'online' ? '' : mapUrl;
}

/** The state of an event: cancelled, or by the current time. */
export function stateOf(event: EventRow, now: Date): EventItem['state'] {
  if (event.status === 'cancelled') return 'cancelled';
  if (event.endTime <= now) return 'ended';
  return event.startTime <= now ? 'running' : 'upcoming';
}

export function toOrganiser(row: OrganiserRow, locale: Locale): Organiser {
  const description = pickText(row.description, locale);
  return {
    ...namedOrganiser(row, locale),
    description: description.text,
    description_lang: description.lang,
    social: shownAccounts(row.social),
  };
}

/**
 * A ticket type as readers see it: without numbers, where its organiser does not publish them.
 * @param free seats of the whole event that are neither held nor sold
 */
export function toTicketType(
  row: TicketTypeRow,
  { hasPublicNumbers }: Pick<EventRow, 'hasPublicNumbers'>,
  free: number,
  locale: Locale,
  now: Date,
): TicketType {
  const left = Math.max(0, Math.min(row.quantity - row.taken, free));
  const next = row.steps.find((step) => new Date(step.until) > now);
  const after = next && row.steps[row.steps.indexOf(next) + 1];
  return {
    id: row.id,
    name: pickText(row.name, locale).text,
    note: pickText(row.note, locale).text,
    type: row.kind,
    price: priceNow(row, now),
    currency: row.currency,
    quantity: hasPublicNumbers ? row.quantity : null,
    left: hasPublicNumbers ? left : null,
    state: saleState(row, now, left),
    per_person_limit: row.perPersonLimit,
    sale_opens: row.saleOpens?.toISOString() ?? null,
    sale_closes: row.saleCloses?.toISOString() ?? null,
    next_price: next ? { from: next.until, price: after?.price ?? row.price } : null,
  };
}

/**
 * The price of one ticket at a moment, in minor units: that of the first price step that has not ended, else the full
 * price.
 */
export function priceNow(row: Pick<TicketTypeRow, 'price' | 'steps'>, now: Date): number {
  return row.steps.find((step) => new Date(step.until) > now)?.price ?? row.price;
}

/**
 * Seats of an event that are neither held nor sold: those of all its ticket types, or of its capacity if that is less.
 */
export function seatsLeft(event: Pick<EventRow, 'capacity'>, tickets: TicketTypeRow[]): number {
  const sum = (pick: (ticket: TicketTypeRow) => number) =>
    tickets.reduce((total, ticketType) => total + pick(ticketType), 0);
  const taken = sum((ticket) => ticket.taken);
  return Math.max(
    0,
    Math.min(
      sum((ticket) => ticket.quantity),
      event.capacity ?? Infinity,
    ) - taken,
  );
}

/** Whether tickets are on sale. @param left how many are left */
export function saleState(
  row: TicketTypeRow,
  now: Date,
  left = row.quantity - row.taken,
): TicketType['state'] {
  if (row.saleOpens && row.saleOpens > now) return 'not_yet';
  if (row.saleCloses && row.saleCloses <= now) return 'closed';
  return left <= 0 ? 'sold_out' : 'on_sale';
}

/** The social accounts of an organiser whose stored address is an account of that network. */
function shownAccounts(stored: OrganiserRow['social']): Organiser['social'] {
  const of = (network: Network) => shownAccount(network, stored[network] ?? '') || undefined;
  return {
    instagram: of('instagram'),
    twitter: of('twitter'),
    youtube: of('youtube'),
    telegram: of('telegram'),
  };
}
