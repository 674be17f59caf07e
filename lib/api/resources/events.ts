import 'server-only';
import { z } from 'zod';
import { EVENT_MODES } from '@/backend/contract/events/statuses';
import { EVENT_STATES, type EventDetail, type EventItem } from '@/backend/contract/events/calls';
import { id } from '@/backend/contract/fields';
import { REGIONS } from '@/backend/contract/regions/names';
import { tags } from '@/backend/contract/tags';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { call } from '@/lib/platform/calls/read';
import { absolute } from '@/lib/platform/config/site';
import { localHtml, localLang, localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import { href } from '@/lib/platform/routing/href';
import {
  defineResource,
  listQuery,
  mapOutcome,
  pageOfCursor,
  type Resource,
  unknownCursor,
} from '../resource';
import { address, lang, pictureAddress, time } from '../shapes';

const eventShape = z.object({
  id: z.number(),
  url: address,
  lang,
  title: z.string(),
  summary: z.string(),
  cover: address.nullable(),
  /** With the offset of the place. */
  starts_at: time,
  ends_at: time,
  time_zone: z.string(),
  mode: z.enum(EVENT_MODES),
  state: z.enum(EVENT_STATES),
  region: z.enum(REGIONS),
  city: z.string(),
  organiser: z.object({ id: z.number(), name: z.string() }),
  /** The cheapest ticket, in the smallest unit of the currency; null when none is on sale. */
  price_from: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  is_sold_out: z.boolean(),
});

const eventDetailShape = eventShape.extend({
  address: z.string(),
  /** Clean HTML. */
  details: z.string(),
  agenda: z.array(z.object({ time: z.string(), title: z.string() })),
  speakers: z.array(z.object({ name: z.string(), role: z.string() })),
  updated_at: z.string(),
});

function toEvent(event: EventItem, language: ReaderLanguage): z.input<typeof eventShape> {
  const local = (text: string) => localText(text, event.lang, language);
  return {
    id: event.id,
    url: absolute(href(language.locale, 'event', { id: event.id })),
    lang: localLang(event.lang, language),
    title: local(event.title),
    summary: local(event.summary),
    cover: pictureAddress(event.poster),
    starts_at: event.start_time,
    ends_at: event.end_time,
    time_zone: event.time_zone,
    mode: event.mode,
    state: event.state,
    region: event.region,
    city: local(event.city),
    organiser: {
      id: event.organiser.id,
      name: localText(event.organiser.name, event.organiser.lang, language),
    },
    price_from:
      event.price_from === null || event.currency === null
        ? null
        : { amount: event.price_from, currency: event.currency },
    is_sold_out: event.is_sold_out,
  };
}

function toEventDetail(event: EventDetail, language: ReaderLanguage): z.input<typeof eventDetailShape> {
  const local = (text: string) => localText(text, event.lang, language);
  return {
    ...toEvent(event, language),
    address: local(event.address),
    details: localHtml(event.details, event.lang, language),
    agenda: event.agenda.map(({ time: at, title }) => ({ time: at, title: local(title) })),
    speakers: event.speakers.map(({ name, role }) => ({ name: local(name), role: local(role) })),
    updated_at: event.updated_time,
  };
}

const EVENT_RULE = { tags: [tags.events], revalidate: LIFETIMES.event };

export const eventResources: Resource[] = [
  defineResource({
    path: '/events',
    summary: 'Events: upcoming ones soonest first, ended ones latest first',
    isList: true,
    item: eventShape,
    query: {
      ...listQuery,
      state: z.enum(['upcoming', 'ended', 'all']).default('upcoming'),
      mode: z.enum(EVENT_MODES).optional(),
      region: z.enum(REGIONS).optional(),
      organiser: id.optional(),
    },
    async read({ limit, cursor, state, mode, region, organiser }, language) {
      const page = pageOfCursor(cursor);
      if (page === null) return unknownCursor;
      const input = { state, mode, region, organiser, page, size: limit, locale: language.locale };
      const outcome = await call('activities', input, EVENT_RULE);
      return mapOutcome(outcome, ({ list, total }) => ({
        data: list.map((event) => toEvent(event, language)),
        next: page * limit < total ? String(page + 1) : null,
      }));
    },
  }),
  defineResource({
    path: '/events/{id}',
    summary: 'One event',
    isList: false,
    item: eventDetailShape,
    query: {},
    async read(_query, language, key) {
      const outcome = await call('eventDetails', { id: Number(key), locale: language.locale }, EVENT_RULE);
      return mapOutcome(outcome, ({ event }) => ({ data: toEventDetail(event, language), next: null }));
    },
  }),
];
