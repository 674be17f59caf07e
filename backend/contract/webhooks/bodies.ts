import { z } from 'zod';
import { webhookComment } from '@/backend/contract/comments/comment';
import { EVENT_MODES } from '@/backend/contract/events/statuses';
import { localeSchema } from '@/backend/contract/fields';
import { contentKind } from '@/backend/contract/stories/story';
import { ORDER_CAUSES, ORDER_STATUSES, TICKET_STATES } from '@/backend/contract/tickets/statuses';
import type { WebhookKind } from './kinds';

const id = z.number().int();
const instant = z.iso.datetime();
const byLanguage = z.partialRecord(localeSchema, z.string());

const story = z.object({
  id,
  kind: contentKind,
  version: z.number().int(),
  is_important: z.boolean(),
  /** The key of its category; null for none. */
  category: z.string().nullable(),
  region: z.string(),
  release_time: instant,
  title: byLanguage,
  summary: byLanguage,
  url: byLanguage,
});

const event = z.object({
  id,
  status: z.enum(['published', 'cancelled']),
  version: z.number().int(),
  mode: z.enum(EVENT_MODES),
  region: z.string(),
  start_time: instant,
  end_time: instant,
  time_zone: z.string(),
  title: byLanguage,
  summary: byLanguage,
  city: byLanguage,
  url: byLanguage,
});

/** Amounts are minor units of `currency`. */
const order = z.object({
  id,
  number: z.string(),
  version: z.number().int(),
  status: z.enum(ORDER_STATUSES),
  cause: z.enum(ORDER_CAUSES).nullable(),
  total: z.number().int(),
  currency: z.string(),
  name: z.string(),
  email: z.string(),
  tickets: z.array(
    z.object({
      id,
      code: z.string(),
      /** The id of the ticket’s type. */
      ticket_id: id,
      state: z.enum(TICKET_STATES),
      price: z.number().int(),
      name: z.string(),
      email: z.string(),
    }),
  ),
});

const letter = z.object({
  id,
  number: z.number().int(),
  /** The key of the newsletter it is an issue of, and its name. */
  letter: z.string(),
  name: byLanguage,
  sent_time: instant.nullable(),
  title: byLanguage,
  url: byLanguage,
});

/** The parts of bodies, by the names that the description of the interface has for them. */
export const WEBHOOK_PARTS = {
  WebhookContent: story,
  WebhookEvent: event,
  WebhookOrder: order,
  WebhookComment: webhookComment,
  WebhookLetter: letter,
};

const content = { content: story };
const ofEvent = { event };
const ofOrder = { event_id: id, order };
const comment = { comment: webhookComment };

const BODIES = {
  'content.published': content,
  'content.changed': content,
  'content.withdrawn': { content: story.pick({ id: true, kind: true }) },
  'event.published': ofEvent,
  'event.changed': ofEvent,
  'event.cancelled': ofEvent,
  'order.awaiting_approval': ofOrder,
  'order.payment_in_progress': ofOrder,
  'order.paid': ofOrder,
  'order.refund_in_progress': ofOrder,
  'order.refunded': ofOrder,
  'order.cancelled': ofOrder,
  'comment.published': comment,
  'comment.changed': comment,
  'comment.removed': { comment: webhookComment.pick({ id: true, content_id: true, parent_id: true }) },
  'letter.sent': { letter },
  ping: {},
} satisfies Record<WebhookKind, z.ZodRawShape>;

/** The body of a delivery of a kind, as a webhook receives it. `id` is that of the delivery and stays when it is repeated. */
export function webhookBody(kind: WebhookKind) {
  return z.object({ id, kind: z.literal(kind), time: instant, ...BODIES[kind] });
}
