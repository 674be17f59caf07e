import { z } from 'zod';
import { textInAnyScript } from '@/backend/contract/language-of-texts';
import { pageAddress, pictureOfOurs } from '@/backend/contract/addresses';
import { id, isRealDay, localeSchema } from '@/backend/contract/fields';
import { isOvermarked, MAX_EVENT_MARKS } from '@/backend/contract/rich-text/text-work';
import { region } from '@/backend/contract/regions/region';
import {
  MAX_PRICE,
  MAX_QUANTITY,
  MAX_QUESTIONS,
  MAX_TYPES,
  NAME_MAX_LENGTH,
} from '@/backend/contract/tickets/limits';
import { formText } from '@/backend/contract/form-text';
import { isCurrency } from '@/backend/contract/tickets/money';
import { PAYMENT_METHODS } from '@/backend/contract/tickets/statuses';
import { TICKET_KINDS } from '@/backend/contract/tickets/statuses';
import { EVENT_MODES, EVENT_STATUSES, QUESTION_KINDS } from './statuses';

export const EVENT_MAX_BYTES = 4 * 1024 * 1024;

/** ISO with an offset, or a wall-clock time (`YYYY-MM-DD HH:mm[:ss]`) in the event's own zone. */
const eventTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/, 'notATime')
  .refine((text) => isRealDay(text.slice(0, 10)), 'notATime');

const optionalTime = eventTime.nullable();
const words = (max: number) => z.string().max(max, 'tooLong');
const webAddress = pageAddress(500);
const currency = z.string().refine(isCurrency, 'unknownCurrency');
const price = z.number().int().min(0).max(MAX_PRICE);

/**
 * A ticket type of the form. Without an id it is a new one, which needs a name and a quantity; with an id, absent
 * fields stay unchanged. Texts are in the form's language.
 */
const ticketForm = z.object({
  id: id.optional(),
  /** May be empty in this language; publishing needs a name in at least one language. */
  name: formText(0, NAME_MAX_LENGTH).optional(),
  note: words(300).optional(),
  type: z.enum(TICKET_KINDS).optional(),
  price: price.optional(),
  currency: currency.optional(),
  quantity: z.number().int().min(0).max(MAX_QUANTITY).optional(),
  per_person_limit: z.number().int().min(1).max(100).optional(),
  sale_opens: optionalTime.optional(),
  sale_closes: optionalTime.optional(),
  /** Whether it is shown only to buyers with an invite code. */
  is_hidden: z.boolean().optional(),
  /** Lower prices until a time, earliest first; after the last one `price` applies. */
  steps: z
    .array(z.object({ price, until: eventTime }))
    .max(5)
    .optional(),
});

export const question = z.object({
  /** Stays the same when the question changes, because answers are stored under it. */
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  kind: z.enum(QUESTION_KINDS),
  label: textInAnyScript(formText(0, 300)),
  options: z.array(formText(0, 100)).max(20).default([]),
  is_required: z.boolean().default(false),
  /** Whether the gate shows the answer. */
  is_for_gate: z.boolean().default(false),
});

/** The data of an event in one language, as its organiser enters it. Absent fields stay unchanged. */
export const eventForm = z.object({
  lang: localeSchema.default('zh-Hans'),
  title: formText(0, 200).optional(),
  summary: formText(0, 500, true).optional(),
  details: words(200_000)
    .refine((html) => !isOvermarked(html, MAX_EVENT_MARKS), 'tooLong')
    .optional(),
  city: formText(0, 100).optional(),
  address: formText(0, 300).optional(),
  start_time: eventTime.optional(),
  end_time: eventTime.optional(),
  time_zone: words(60).optional(),
  mode: z.enum(EVENT_MODES).optional(),
  region: region.optional(),
  poster: pictureOfOurs.optional(),
  map_url: webAddress.optional(),
  /** Shown to ticket holders only. */
  join_url: webAddress.optional(),
  links: z
    .array(z.object({ label: words(100), url: webAddress }))
    .max(20)
    .optional(),
  agenda: z
    .array(z.object({ time: words(40), title: words(300) }))
    .max(100)
    .optional(),
  speakers: z
    .array(
      z.object({
        name: formText(0, 100),
        role: words(200).default(''),
        bio: words(1000).default(''),
        url: webAddress.default(''),
      }),
    )
    .max(100)
    .optional(),
  cohost_ids: z.array(id).max(10).optional(),
  questions: z.array(question).max(MAX_QUESTIONS).optional(),
  /** The seats of the whole event, shared by its ticket types; null for the sum of the types. */
  capacity: z.number().int().min(1).max(MAX_QUANTITY).nullable().optional(),
  needs_approval: z.boolean().optional(),
  refund_hours: z.number().int().min(0).max(8760).nullable().optional(),
  /** The percentage of the price the organiser keeps when a ticket is refunded. */
  kept_percent: z.number().int().min(0).max(100).optional(),
  payment_methods: z.array(z.enum(PAYMENT_METHODS)).optional(),
  /** Instructions for paying by bank transfer, shown to buyers. */
  payment_note: words(2000).optional(),
  has_public_numbers: z.boolean().optional(),
  tickets: z.array(ticketForm).max(MAX_TYPES).optional(),
  status: z.enum(EVENT_STATUSES).optional(),
});

export type EventForm = z.output<typeof eventForm>;
export type TicketForm = z.output<typeof ticketForm>;
