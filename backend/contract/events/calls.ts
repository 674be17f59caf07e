import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { day, id, localeSchema, namedRef, pageOf, paging, inLocale } from '@/backend/contract/fields';
import { figure } from '@/backend/contract/figures/wire';
import { region } from '@/backend/contract/regions/region';
import { ticketType } from '@/backend/contract/tickets/ticket';
import { EVENT_MODES } from './statuses';

const EVENT_STATES = ['upcoming', 'running', 'ended', 'cancelled'] as const;

/** Whole addresses of accounts at these networks. */
export const socialAccounts = z.object({
  instagram: z.string().optional(),
  twitter: z.string().optional(),
  youtube: z.string().optional(),
  telegram: z.string().optional(),
});

const organiser = namedRef.extend({
  description: z.string(),
  /** May be another language than the name's. */
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
  /** What its drawn cover shows; absent where it has no text. */
  figure: figure.optional(),
  /** ISO instants with the event's own offset. */
  start_time: z.string(),
  end_time: z.string(),
  time_zone: z.string(),
  mode: z.enum(EVENT_MODES),
  state: z.enum(EVENT_STATES),
  /** Whether it starts at another time than readers were told before. */
  is_moved: z.boolean(),
  region,
  city: z.string(),
  /** What it is in a sentence or two; may be empty. */
  summary: z.string(),
  /** Seats left; null when the organiser does not publish numbers. */
  seats_left: z.number().int().nullable(),
  /** Cheapest ticket anyone can buy, minor units; null when there are none. */
  price_from: z.number().int().nullable(),
  /** The dearest of these; above `price_from` where some are free and some are not. */
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
  /** Orders wait for the organiser's consent before anything is paid. */
  needs_approval: z.boolean(),
  /** Hours before the start until which a ticket is paid back; null when none is. */
  refund_hours: z.number().int().nullable(),
  /** What the organiser keeps of it, in percent. */
  kept_percent: z.number().int(),
  /** How often its calendar entry changed. */
  sequence: z.number().int(),
  /** When it was to start before it was moved, once or several times; the last one last. */
  previous_starts: z.array(z.string()),
  /** Why it was cancelled; empty otherwise. */
  cancel_reason: z.string(),
  updated_time: z.string(),
});

export type EventDetail = z.infer<typeof eventDetail>;

/** An event as a calendar to subscribe to has it. */
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

const eventFilter = {
  state: z.enum(['upcoming', 'ended', 'all']).default('upcoming'),
  mode: z.enum(EVENT_MODES).optional(),
  region: region.optional(),
  organiser: id.optional(),
  /** Events on any day from `from` to `to` (UTC+8). */
  from: day.optional(),
  to: day.optional(),
  free: z.boolean().optional(),
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
    summary: 'Events from a day on with what their calendar entries say, all in one answer',
    input: z.object({ from: day, size: paging.size, ...inLocale }),
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
    output: pageOf(organiser.extend({ events: z.array(eventItem) })),
  }),
};
