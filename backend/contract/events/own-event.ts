import { z } from 'zod';
import { id, localeSchema, namedRef } from '@/backend/contract/fields';
import { renamedField } from '@/backend/contract/renamed-fields';
import { region } from '@/backend/contract/regions/region';
import { PAYMENT_METHODS, STAFF_ROLES } from '@/backend/contract/tickets/statuses';
import { TICKET_KINDS } from '@/backend/contract/tickets/statuses';
import { question } from './form';
import { EVENT_MODES, EVENT_STATUSES } from './statuses';

const ownTicket = z.object({
  id,
  name: z.string(),
  note: z.string(),
  type: z.enum(TICKET_KINDS),
  price: z.number().int(),
  currency: z.string(),
  quantity: z.number().int(),
  /** The number of its seats that are held or sold. */
  taken: z.number().int(),
  per_person_limit: z.number().int(),
  sale_opens: z.string().nullable(),
  sale_closes: z.string().nullable(),
  is_hidden: z.boolean(),
  steps: z.array(z.object({ price: z.number().int(), until: z.string() })),
});

/** A text in the languages it was written in. */
const words = z.partialRecord(localeSchema, z.string());

const ownText = z.object({
  lang: localeSchema,
  title: z.string(),
  summary: z.string(),
  details: z.string(),
  city: z.string(),
  address: z.string(),
});

/**
 * An event as its organiser sees it: every field of the form, its languages side by side, its tickets with their ids.
 */
export const ownEvent = ownText.extend({
  id,
  version: z.number().int(),
  status: z.enum(EVENT_STATUSES),
  /** Whether the event is over. */
  is_ended: z.boolean(),
  /** The roles of the caller at this event. */
  roles: z.array(z.enum(STAFF_ROLES)),
  texts: z.array(ownText),
  start_time: z.string(),
  end_time: z.string(),
  time_zone: z.string(),
  mode: z.enum(EVENT_MODES),
  region,
  poster: z.string(),
  map_url: z.string(),
  join_url: z.string(),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  agenda: z.array(z.object({ time: z.string(), title: z.string() })),
  speakers: z.array(z.object({ name: z.string(), role: z.string(), bio: z.string(), url: z.string() })),
  organiser: namedRef,
  cohosts: z.array(namedRef),
  questions: z.array(question.extend({ options: z.array(z.string()) })),
  capacity: z.number().int().nullable(),
  needs_approval: z.boolean(),
  refund_hours: z.number().int().nullable(),
  kept_percent: z.number().int(),
  payment_methods: z.array(z.enum(PAYMENT_METHODS)),
  payment_note: z.string(),
  has_public_numbers: z.boolean(),
  /** Whether test tickets may be ordered while the event is a draft (test mode). */
  is_in_test_mode: renamedField('is_rehearsing', z.boolean()),
  cancel_reason: z.string(),
  tickets: z.array(ownTicket),
  /** The texts of the lists above in all their languages, in the order of the lists. */
  words: z.object({
    links: z.array(words),
    agenda: z.array(words),
    speakers: z.array(z.object({ name: words, role: words, bio: words })),
    questions: z.array(z.object({ label: words, options: z.array(words) })),
    tickets: z.array(z.object({ name: words, note: words })),
    payment_note: words,
  }),
  /** What is missing before it can be published: field → reason. */
  missing: z.record(z.string(), z.string()),
  /**
   * What does not prevent publishing but is probably a mistake: field → reason, such as a refund rule whose time has
   * passed.
   */
  warnings: z.record(z.string(), z.string()),
  created_time: z.string(),
  updated_time: z.string(),
});

export type OwnEvent = z.infer<typeof ownEvent>;

/** An event in its organiser's lists. */
export const ownEventRow = z.object({
  id,
  version: z.number().int(),
  title: z.string(),
  lang: localeSchema,
  status: z.enum(EVENT_STATUSES),
  is_ended: z.boolean(),
  start_time: z.string(),
  end_time: z.string(),
  time_zone: z.string(),
  city: z.string(),
  poster: z.string(),
  organiser: namedRef,
  roles: z.array(z.enum(STAFF_ROLES)),
  /** The sum of the seats of its ticket types, or the capacity of the event if that is lower. */
  seats: z.number().int(),
  taken: z.number().int(),
  /** The number of orders that need attention: transfers to confirm, requests to approve. */
  waiting: z.number().int(),
});
