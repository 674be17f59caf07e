import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { day, id, localeSchema, namedRef, pageOf, paging, inLocale } from '@/backend/contract/fields';
import { figure } from '@/backend/contract/figures/wire';
import { region } from '@/backend/contract/regions/region';
import { ticketType } from '@/backend/contract/tickets/ticket';
import { EVENT_MODES } from './statuses';

export const EVENT_STATES = ['upcoming', 'running', 'ended', 'cancelled'] as const;

/** Full addresses of accounts at these networks. */
export const socialAccounts = z.object({
  instagram: z.string().optional(),
  twitter: z.string().optional(),
  youtube: z.string().optional(),
  telegram: z.string().optional(),
});

const organiser = namedRef.extend({
  description: z.string(),
  /** May differ from the language of the name. */
  description_lang: localeSchema,
  social: socialAccounts,
});

export type Organiser = z.infer<typeof organiser>;

const eventItem = z.object({
  id,
  title: z.string(),
  lang: localeSchema,
  langs: z.array(localeSchema),
  poster: z.string(),
  /** The data of its drawn cover; absent if its text has none. */
  figure: figure.optional(),
  /** ISO instants with the event's own offset. */
  start_time: z.string(),
  end_time: z.string(),
  time_zone: z.string(),
  mode: z.enum(EVENT_MODES),
  state: z.enum(EVENT_STATES),
  /** Whether its start has been moved since readers first saw it. */
  is_moved: z.boolean(),
  region,
  city: z.string(),
  /** One or two sentences about the event; may be empty. */
  summary: z.string(),
  /** Seats left; null when the organiser does not publish numbers. */
  seats_left: z.number().int().nullable(),
  /** The price of the cheapest ticket type on public sale, in minor units; null when there is none. */
  price_from: z.number().int().nullable(),
  /** The price of the dearest one, in minor units; above `price_from` when only some are free. */
  price_to: z.number().int().nullable().default(null),
  currency: z.string().nullable(),
  is_sold_out: z.boolean(),
  organiser: namedRef,
});

export type EventItem = z.infer<typeof eventItem>;

/** An event as its page shows it. */
export const eventDetail = eventItem.extend({
  address: z.string(),
  map_url: z.string(),
  /** Clean HTML. */
  details: z.string(),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  agenda: z.array(z.object({ time: z.string(), title: z.string() })),
  speakers: z.array(z.object({ name: z.string(), role: z.string(), bio: z.string(), url: z.string() })),
  organiser,
  cohosts: z.array(organiser),
  tickets: z.array(ticketType),
  /** Whether the organiser has to approve an order before it is paid. */
  needs_approval: z.boolean(),
  /** How many hours before the start refunds end; null for no refunds. */
  refund_hours: z.number().int().nullable(),
  /** The percentage of a refund the organiser keeps. */
  kept_percent: z.number().int(),
  /** The number of changes of its calendar entry. */
  sequence: z.number().int(),
  /** Its earlier starts, one for each time it was moved, in this order. */
  previous_starts: z.array(z.string()),
  /** The reason of a cancellation; empty otherwise. */
  cancel_reason: z.string(),
  updated_time: z.string(),
});

export type EventDetail = z.infer<typeof eventDetail>;

/** An event as an entry of a calendar for subscribing. */
const calendarItem = eventItem
  .pick({
    id: true,
    title: true,
    lang: true,
    city: true,
    start_time: true,
    end_time: true,
    time_zone: true,
    state: true,
  })
  .extend({
    langs: eventItem.shape.langs,
    address: z.string(),
    /** The beginning of its details, as plain lines. */
    description: z.string(),
    sequence: z.number().int(),
    updated_time: z.string(),
  });

/** The longest city to ask for, in UTF-16 units. */
const CITY_MAX = 60;

const eventFilter = {
  state: z.enum(['upcoming', 'ended', 'all']).default('upcoming'),
  mode: z.enum(EVENT_MODES).optional(),
  region: region.optional(),
  organiser: id.optional(),
  /** Events that take place on any day from `from` to `to` (UTC+8). */
  from: day.optional(),
  to: day.optional(),
  free: z.boolean().optional(),
  /** The city as a text of the event names it, in any language. */
  city: z.string().trim().min(1).max(CITY_MAX).optional(),
  /** Only events with a text in this language. */
  lang: localeSchema.optional(),
  is_cancelled: z.boolean().optional(),
};

export const eventCalls = {
  activities: defineCall({
    path: '/getActivityList',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Events: upcoming soonest first, ended latest first',
    input: z.object({ ...eventFilter, ...paging, ...inLocale }),
    output: pageOf(eventItem),
  }),
  activityCalendar: defineCall({
    path: '/getActivityCalendar',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary:
      'Events from a day on with what their calendar entries say, in one answer: at most `size` to come, the soonest, and as many ended ones, the latest',
    input: z.object({ from: day, size: paging.size, lang: eventFilter.lang, ...inLocale }),
    output: z.object({ list: z.array(calendarItem) }),
  }),
  activityDetails: defineCall({
    path: '/getActivityDetails',
    methods: ['POST'],
    access: 'public',
    summary: 'One event with agenda, organisers and ticket types',
    input: z.object({ id, ...inLocale }),
    output: eventDetail,
  }),
  eventDetails: defineCall({
    path: '/getEventDetails',
    methods: ['POST'],
    access: 'public',
    summary: 'The same event with others of its organiser',
    input: z.object({ id, ...inLocale }),
    output: z.object({ event: eventDetail, others: z.array(eventItem) }),
  }),
  organisers: defineCall({
    path: '/getOrganiserList',
    methods: ['POST'],
    access: 'public',
    summary: 'Resident organisers with their next events',
    input: z.object({ ...paging, ...inLocale }),
    output: pageOf(
      organiser.extend({
        events: z.array(eventItem),
        /** How many events of theirs have not ended; cancelled ones do not count. */
        upcoming_total: z.number(),
      }),
    ),
  }),
};
