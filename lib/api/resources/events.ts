import 'server-only';
import { z } from 'zod';
import { EVENT_MODES } from '@/backend/contract/events/statuses';
import { EVENT_STATES } from '@/backend/contract/events/calls';
import { id } from '@/backend/contract/fields';
import { regionQuery, regionShape } from '../region';
import { tags } from '@/backend/contract/tags';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { call } from '@/lib/platform/calls/read';
import { type EventCard, type FullEvent, toEventCard, toFullEvent } from '@/lib/events/event';
import { getConfig } from '@/lib/platform/config/config';
import { absolute } from '@/lib/platform/config/site';
import { absoluteHtml } from '@/lib/publishing/feed/absolute-html';
import {
  defineResource,
  listQuery,
  mapOutcome,
  pageOfCursor,
  type Resource,
  unknownCursor,
} from '../resource';
import { shapes, address, lang, pictureAddress, time } from '../shapes';

const eventShape = z
  .object({
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
    region: regionShape,
    city: z.string(),
    organiser: z.object({ id: z.number(), name: z.string() }),
    /** The cheapest ticket, in the smallest unit of the currency; null when none is on sale. */
    price_from: z.object({ amount: z.number(), currency: z.string() }).nullable(),
    is_sold_out: z.boolean(),
  })
  .register(shapes, { id: 'Event' });

const eventDetailShape = eventShape
  .extend({
    address: z.string(),
    /** Clean HTML. */
    details: z.string(),
    agenda: z.array(z.object({ time: z.string(), title: z.string() })),
    updated_at: z.string(),
  })
  .register(shapes, { id: 'EventDetail' });

function toEvent(event: EventCard): z.input<typeof eventShape> {
  const { id, title, lang: written, summary, mode, state, region, city, organiser, price } = event;
  return {
    ...{ id, title, lang: written, summary, mode, state, region, city },
    url: absolute(event.href),
    cover: pictureAddress(event.poster),
    starts_at: event.startsAt,
    ends_at: event.endsAt,
    time_zone: event.timeZone,
    organiser: { id: organiser.id, name: organiser.name },
    price_from: price && { amount: price.amount, currency: price.currency },
    is_sold_out: event.isSoldOut,
  };
}

function toEventDetail(event: FullEvent): z.input<typeof eventDetailShape> {
  return {
    ...toEvent(event),
    address: event.address,
    details: absoluteHtml(event.details, getConfig().siteUrl),
    agenda: event.agenda,
    updated_at: event.updatedAt,
  };
}

const EVENT_RULE = { tags: [tags.events], revalidate: LIFETIMES.event };

export const eventResources: Resource[] = [
  defineResource({
    name: 'listEvents',
    section: 'events',
    path: '/events',
    summary: 'Events: upcoming ones soonest first, ended ones latest first',
    isList: true,
    item: eventShape,
    query: {
      ...listQuery,
      state: z.enum(['upcoming', 'ended', 'all']).default('upcoming'),
      mode: z.enum(EVENT_MODES).optional(),
      region: regionQuery.optional(),
      organiser: id.optional(),
    },
    async read({ limit, cursor, state, mode, region, organiser }, language) {
      const page = pageOfCursor(cursor);
      if (page === null) return unknownCursor;
      const input = { state, mode, region, organiser, page, size: limit, locale: language.locale };
      const outcome = await call('activities', input, EVENT_RULE);
      return mapOutcome(outcome, ({ list, total }) => ({
        data: list.map((event) => toEvent(toEventCard(event, language))),
        next: page * limit < total ? String(page + 1) : null,
      }));
    },
  }),
  defineResource({
    name: 'getEvent',
    section: 'events',
    path: '/events/{id}',
    summary: 'One event',
    isList: false,
    item: eventDetailShape,
    query: {},
    async read(_query, language, key) {
      const outcome = await call('eventDetails', { id: Number(key), locale: language.locale }, EVENT_RULE);
      return mapOutcome(outcome, ({ event }) => ({
        data: toEventDetail(toFullEvent(event, language)),
        next: null,
      }));
    },
  }),
];
