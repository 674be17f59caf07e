import type { Scope } from '@/backend/contract/api/scope-names';

/** What programs are notified of. */
export const WEBHOOK_SUBJECTS = ['content', 'event', 'order', 'comment', 'letter'] as const;
export type WebhookSubject = (typeof WEBHOOK_SUBJECTS)[number];

/** The kinds of webhook calls: of orders one per step, named after the new state. `ping` is an empty one, for a try. */
export const WEBHOOK_KINDS = [
  'content.published',
  'content.changed',
  'content.withdrawn',
  'event.published',
  'event.changed',
  'event.cancelled',
  'order.awaiting_approval',
  'order.payment_in_progress',
  'order.paid',
  'order.refund_in_progress',
  'order.refunded',
  'order.cancelled',
  'comment.published',
  'comment.changed',
  'comment.removed',
  'letter.sent',
  'ping',
] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

export const WEBHOOK_STATES = ['waiting', 'sent', 'failed'] as const;

/** Why a delivery that got no answer was not sent. */
const WEBHOOK_FAILURES = [
  'noHost',
  'refused',
  'certificate',
  'timeout',
  'privateAddress',
  'keyEnded',
  'noAnswer',
] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];

/** The reason that is stored with a delivery; undefined for none, and for the words that earlier versions stored. */
export const failureNamed = (error: string): WebhookFailure | undefined =>
  WEBHOOK_FAILURES.find((failure) => failure === error);

/** What is not public is told only to keys with a scope for it. */
export const SUBJECT_SCOPES: Partial<Record<WebhookSubject, Scope>> = { order: 'orders:read' };

/** Webhooks of an event, and of a member. */
export const MAX_WEBHOOKS = 10;
/** The number of last deliveries that are shown beside a webhook. */
export const RECENT_DELIVERIES = 24;
