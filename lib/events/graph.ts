import 'server-only';
import type { Event, Offer, Place, VirtualLocation } from 'schema-dts';
import type { FullEvent, Organiser, TicketType } from './event';
import { countryOfEvent } from './country';
import { eventTime, isWholeDays } from './time';
import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';
import { toMajor } from '@/lib/platform/numbers/money';
import type { ShareImage } from '@/lib/publishing/share-picture/share-image';
import { absolute } from '@/lib/platform/config/site';
import { canonicalOf } from '@/lib/publishing/metadata/page';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { describe } from '@/lib/publishing/text/description';
import { type NodeOf, pointer } from '@/lib/publishing/graph/nodes';
import { imageObject, type PageSubject } from '@/lib/publishing/graph/page';

const ATTENDANCE = {
  offline: 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  both: 'https://schema.org/MixedEventAttendanceMode',
} as const satisfies Record<FullEvent['mode'], string>;

const STATUS = {
  scheduled: 'https://schema.org/EventScheduled',
  rescheduled: 'https://schema.org/EventRescheduled',
  cancelled: 'https://schema.org/EventCancelled',
} as const;
/** `YYYY-MM-DD` */
const DAY_LENGTH = 10;

const AVAILABILITY = {
  on_sale: 'https://schema.org/InStock',
  not_yet: 'https://schema.org/PreSale',
  closed: 'https://schema.org/OutOfStock',
  sold_out: 'https://schema.org/SoldOut',
} as const satisfies Record<TicketType['state'], string>;
const WITHDRAWN = 'https://schema.org/Discontinued' as const;

/** An event as a page of the JSON-LD graph. */
export function eventPage(event: FullEvent, locale: Locale, image: ShareImage): PageSubject {
  const page = {
    locale,
    address: { name: 'event' as const, params: { id: event.id } },
    languages: languagesOf(event.langs),
  };
  const canonical = absolute(canonicalOf(page));
  const description = describe(event.summary, event.details);
  const entity: NodeOf<Event> = {
    '@type': 'Event',
    '@id': `${canonical}#event`,
    url: canonical,
    name: event.title,
    ...(description && { description }),
    inLanguage: HTML_LANG[event.lang],
    ...datesOf(event, locale),
    ...statusOf(event),
    eventAttendanceMode: ATTENDANCE[event.mode],
    location: locations(event, canonical),
    image: event.poster ? [absolute(event.poster), imageObject(image)] : imageObject(image),
    organizer: [event.host, ...event.cohosts].map((host) => organiserNode(host, locale)),
    ...(event.tickets.length > 0 && {
      offers: event.tickets.map((ticket) => offer(ticket, event, canonical)),
    }),
    ...(event.tickets.length > 0 && { isAccessibleForFree: event.tickets.every(({ price }) => price === 0) }),
    mainEntityOfPage: pointer(`${canonical}#webpage`),
  };
  return {
    ...page,
    type: 'ItemPage',
    title: event.title,
    description,
    image,
    modifiedAt: event.updatedAt,
    main: { entity },
  };
}

/** A moved event lists its earlier starts; a cancelled event only has the status "cancelled". */
function statusOf(event: FullEvent) {
  if (event.state === 'cancelled') return { eventStatus: STATUS.cancelled };
  if (event.previousStarts.length === 0) return { eventStatus: STATUS.scheduled };
  const starts = event.previousStarts.map((start) =>
    isWholeDays(event) ? start.slice(0, DAY_LENGTH) : start,
  );
  return { eventStatus: STATUS.rescheduled, previousStartDate: starts };
}

/** Whole days are written as dates without a clock time. */
function datesOf(event: FullEvent, locale: Locale): { startDate: string; endDate: string } {
  if (!isWholeDays(event)) return { startDate: event.startsAt, endDate: event.endsAt };
  const { day, lastDay } = eventTime(event, locale);
  return { startDate: day, endDate: lastDay };
}

function locations({ mode, address, city, mapUrl, timeZone }: FullEvent, canonical: string) {
  const country = countryOfEvent(timeZone, `${city} ${address}`);
  const place: Place = {
    '@type': 'Place',
    name: address || city,
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      ...(city && { addressLocality: city }),
      ...(country && { addressCountry: country }),
    },
    ...(mapUrl && { hasMap: mapUrl }),
  };
  // The link to join is for ticket holders; the page is where they get it.
  const online: VirtualLocation = { '@type': 'VirtualLocation', url: canonical };
  if (mode === 'online') return online;
  return mode === 'offline' ? place : [place, online];
}

/** The graph node of an organiser, identified by the address of their page. */
function organiserNode({ id, name, description, social }: Organiser, locale: Locale) {
  const sameAs = Object.values(social).filter(Boolean);
  const url = absolute(canonicalOf({ locale, address: { name: 'organiser', params: { id } } }));
  return {
    '@type': 'Organization' as const,
    '@id': `${url}#organiser`,
    name,
    url,
    ...(description && { description }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** An organiser's page: a profile of the organisation. */
export function organiserPage(organiser: Organiser, locale: Locale, image?: ShareImage): PageSubject {
  return {
    locale,
    address: { name: 'organiser', params: { id: organiser.id } },
    type: 'ProfilePage',
    title: organiser.name,
    description: organiser.description,
    image,
    main: { entity: organiserNode(organiser, locale) },
  };
}

/** A ticket type as an offer. After the event it is out of stock; of a cancelled event it is discontinued. */
function offer(ticket: TicketType, event: FullEvent, canonical: string): Offer {
  const { name, price, currency, state, saleOpens, saleCloses } = ticket;
  return {
    '@type': 'Offer',
    name,
    url: canonical,
    price: toMajor(price, currency),
    priceCurrency: currency,
    availability: availabilityOf(state, event.state),
    ...(saleOpens && { validFrom: saleOpens }),
    ...(saleCloses && { validThrough: saleCloses }),
  };
}

function availabilityOf(ticket: TicketType['state'], event: FullEvent['state']) {
  if (event === 'cancelled') return WITHDRAWN;
  return event === 'ended' && ticket !== 'sold_out' ? AVAILABILITY.closed : AVAILABILITY[ticket];
}
