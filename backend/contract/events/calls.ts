import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { region } from '@/backend/contract/stories/story';
import { day, id, localeSchema, namedRef, pageOf, paging, readerLocale } from '@/backend/contract/fields';

export const EVENT_MODES = ['offline', 'online', 'both'] as const;
export const EVENT_STATES = ['upcoming', 'running', 'ended', 'cancelled'] as const;
export const TICKET_KINDS = ['official', 'invitation', 'ordinary'] as const;
export const TICKET_STATES = ['on_sale', 'not_yet', 'closed', 'sold_out'] as const;

const locale = { locale: readerLocale };

export const organiser = namedRef.extend({
  description: z.string(),
  social: z.object({
    instagram: z.string().optional(),
    twitter: z.string().optional(),
    youtube: z.string().optional(),
    telegram: z.string().optional(),
  }),
});
export type Organiser = z.infer<typeof organiser>;

export const ticketType = z.object({
  id,
  name: z.string(),
  note: z.string(),
  type: z.enum(TICKET_KINDS),
  /** Minor units (fen, cents). */
  price: z.number().int(),
  currency: z.string(),
  quantity: z.number().int(),
  left: z.number().int(),
  state: z.enum(TICKET_STATES),
  per_person_limit: z.number().int(),
  /** ISO instants with zone, or null for no bound. */
  sale_opens: z.string().nullable(),
  sale_closes: z.string().nullable(),
});
export type TicketType = z.infer<typeof ticketType>;

export const eventItem = z.object({
  id,
  title: z.string(),
  lang: localeSchema,
  langs: z.array(localeSchema),
  poster: z.string(),
  /** ISO instants with the event's own offset. */
  start_time: z.string(),
  end_time: z.string(),
  time_zone: z.string(),
  mode: z.enum(EVENT_MODES),
  state: z.enum(EVENT_STATES),
  region,
  city: z.string(),
  /** Cheapest ticket anyone can buy, minor units; null when there are none. */
  price_from: z.number().int().nullable(),
  currency: z.string().nullable(),
  is_sold_out: z.boolean(),
  organiser: namedRef,
});
export type EventItem = z.infer<typeof eventItem>;

export const eventDetail = eventItem.extend({
  address: z.string(),
  map_url: z.string(),
  /** Clean HTML. */
  details: z.string(),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  agenda: z.array(z.object({ time: z.string(), title: z.string() })),
  organiser,
  cohosts: z.array(organiser),
  tickets: z.array(ticketType),
  updated_time: z.string(),
});
export type EventDetail = z.infer<typeof eventDetail>;

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
    summary: 'Events: upcoming soonest first, ended latest first',
    input: z.object({ ...eventFilter, ...paging, ...locale }),
    output: pageOf(eventItem),
  }),
  activityDetails: defineCall({
    path: '/getActivityDetails',
    methods: ['POST'],
    access: 'public',
    summary: 'One event with agenda, organisers and ticket types',
    input: z.object({ id, ...locale }),
    output: eventDetail,
  }),
  eventDetails: defineCall({
    path: '/getEventDetails',
    methods: ['POST'],
    access: 'public',
    summary: 'The same event with others of its organiser',
    input: z.object({ id, ...locale }),
    output: z.object({ event: eventDetail, others: z.array(eventItem) }),
  }),
  ticketDetails: defineCall({
    path: '/getTicketDetails',
    methods: ['GET'],
    access: 'public',
    summary: 'One ticket type as it stands now',
    input: z.object({ id, ...locale }),
    output: ticketType.extend({ event: namedRef }),
  }),
  organisers: defineCall({
    path: '/getOrganiserList',
    methods: ['POST'],
    access: 'public',
    summary: 'Resident organisers with their next events',
    input: z.object({ ...paging, ...locale }),
    output: pageOf(organiser.extend({ events: z.array(eventItem) })),
  }),
};
