import 'server-only';
import type { CallOutput } from '@/backend/contract/calls';
import type { Figure } from '@/backend/contract/figures/figure';
import type { EventItem, Organiser as WireOrganiser } from '@/backend/contract/events/calls';
import type { TicketType as WireTicket } from '@/backend/contract/tickets/ticket';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { localHtml, localLang, localText, type ReaderLanguage } from '@/lib/platform/language/localize';

/** An event as lists show it. Times are ISO text with the event's own offset. */
export interface EventCard {
  id: number;
  href: string;
  title: string;
  lang: Locale;
  langs: Locale[];
  poster: string;
  /** The poster under the second name `pic`, which the pictures of all kinds of items have. */
  pic: string;
  figure: Figure | null;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  mode: EventItem['mode'];
  state: EventItem['state'];
  /** Whether its start was changed after it was published. */
  isMoved: boolean;
  region: EventItem['region'];
  city: string;
  /** The city as it is stored, by which the calendar is filtered. */
  cityKey: string;
  /** A description in one sentence; may be empty. */
  summary: string;
  /** Null when the organiser does not publish numbers. */
  seatsLeft: number | null;
  /** The cheapest ticket in minor units; null when no tickets are sold. */
  price: { amount: number; currency: string; hasDearer: boolean } | null;
  isSoldOut: boolean;
  organiser: { id: number; name: string; lang: Locale };
}

export interface Organiser {
  id: number;
  name: string;
  lang: Locale;
  description: string;
  descriptionLang: Locale;
  social: WireOrganiser['social'];
}

export interface TicketType extends Omit<
  WireTicket,
  'per_person_limit' | 'sale_opens' | 'sale_closes' | 'next_price'
> {
  perPersonLimit: number;
  saleOpens: string | null;
  saleCloses: string | null;
  /** The next price and when it begins; null when the price does not change. */
  nextPrice: WireTicket['next_price'];
}

export interface FullEvent extends EventCard {
  address: string;
  mapUrl: string;
  /** Clean HTML. */
  details: string;
  links: { label: string; url: string }[];
  agenda: { time: string; title: string }[];
  host: Organiser;
  cohosts: Organiser[];
  tickets: TicketType[];
  /** Orders must be approved by the organiser before they are paid. */
  needsApproval: boolean;
  /** Hours before the start until which a ticket is refunded; null for no refunds. */
  refundHours: number | null;
  /** The part of a refund the organiser keeps, in percent. */
  retainedPercent: number;
  /** The number of changes of its calendar entry. */
  sequence: number;
  /** Its earlier starts before it was moved, the latest last. */
  previousStarts: string[];
  updatedAt: string;
}

/** The figure with its texts converted to the reader's script. */
function localFigure({ figure, lang }: EventItem, language: ReaderLanguage): Figure | null {
  if (!figure) return null;
  const local = (text: string) => localText(text, lang, language);
  return {
    ...figure,
    words: figure.words.map(local),
    label: local(figure.label),
    value: local(figure.value),
  };
}

/** An event of a list from the backend, in the form that lists show. */
export function toEventCard(item: EventItem, language: ReaderLanguage): EventCard {
  const { price_from: amount, currency } = item;
  return {
    id: item.id,
    href: href(language.locale, 'event', { id: item.id }),
    title: localText(item.title, item.lang, language),
    lang: localLang(item.lang, language),
    langs: item.langs,
    poster: item.poster,
    pic: item.poster,
    figure: localFigure(item, language),
    startsAt: item.start_time,
    endsAt: item.end_time,
    timeZone: item.time_zone,
    mode: item.mode,
    state: item.state,
    isMoved: item.is_moved,
    region: item.region,
    city: localText(item.city, item.lang, language),
    cityKey: item.city,
    summary: localText(item.summary, item.lang, language),
    seatsLeft: item.seats_left,
    price:
      amount !== null && currency
        ? { amount, currency, hasDearer: (item.price_to ?? amount) > amount }
        : null,
    isSoldOut: item.is_sold_out,
    organiser: {
      id: item.organiser.id,
      name: localText(item.organiser.name, item.organiser.lang, language),
      lang: localLang(item.organiser.lang, language),
    },
  };
}

/** An event from the backend, converted to the form its page needs. */
export function toFullEvent(item: CallOutput<'eventDetails'>['event'], language: ReaderLanguage): FullEvent {
  const text = (value: string) => localText(value, item.lang, language);
  return {
    ...toEventCard(item, language),
    address: text(item.address),
    mapUrl: item.map_url,
    details: localHtml(item.details, item.lang, language),
    links: item.links.map((link) => ({ label: text(link.label), url: link.url })),
    agenda: item.agenda.map((entry) => ({ time: entry.time, title: text(entry.title) })),
    host: toOrganiser(item.organiser, language),
    cohosts: item.cohosts.map((organiser) => toOrganiser(organiser, language)),
    tickets: item.tickets.map(({ per_person_limit, sale_opens, sale_closes, next_price, ...ticket }) => ({
      ...ticket,
      name: text(ticket.name),
      note: text(ticket.note),
      perPersonLimit: per_person_limit,
      saleOpens: sale_opens,
      saleCloses: sale_closes,
      nextPrice: next_price,
    })),
    needsApproval: item.needs_approval,
    refundHours: item.refund_hours,
    retainedPercent: item.kept_percent,
    sequence: item.sequence,
    previousStarts: item.previous_starts,
    updatedAt: item.updated_time,
  };
}

/** An organiser from the backend, in the reader's script. */
export function toOrganiser(row: WireOrganiser, language: ReaderLanguage): Organiser {
  return {
    id: row.id,
    name: localText(row.name, row.lang, language),
    lang: localLang(row.lang, language),
    description: localText(row.description, row.description_lang, language),
    descriptionLang: localLang(row.description_lang, language),
    social: row.social,
  };
}
