import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id, pageOf, paging } from '@/backend/contract/fields';
import { WEBHOOK_KINDS, WEBHOOK_STATES, WEBHOOK_SUBJECTS } from './kinds';

const ofEvent = { activity_id: id };
const webhookUrl = z.url({ protocol: /^https?$/, error: 'notAnAddress' }).max(500, 'tooLong');

const webhook = z.object({
  id,
  url: z.string(),
  /** The key that signs every delivery as Standard Webhooks says, in the form its libraries take: `whsec_…`. */
  secret: z.string(),
  created_time: z.string(),
  /** Since when nothing is sent, because it accepted nothing for three days; null while it runs. */
  paused_time: z.string().nullable(),
});

const delivery = z.object({
  id,
  webhook_id: id,
  kind: z.enum(WEBHOOK_KINDS),
  state: z.enum(WEBHOOK_STATES),
  attempts: z.number().int(),
  /** The HTTP status of the last answer; 0 when there was none. */
  answer: z.number().int(),
  /** How long the last answer took in ms; null before the first. */
  duration: z.number().int().nullable(),
  /** Why there was no answer: a `WebhookFailure`, in deliveries of earlier versions words of the library; or empty. */
  error: z.string(),
  time: z.string(),
});

/** What a member's webhook is notified of, and the key whose scopes say what it may receive. */
const audience = {
  url: webhookUrl,
  subjects: z.array(z.enum(WEBHOOK_SUBJECTS)).min(1, 'required'),
  key_id: id,
};

const memberWebhook = webhook.extend({
  subjects: z.array(z.enum(WEBHOOK_SUBJECTS)),
  key_id: id,
  /** The name of its key, and whether that still works: without it nothing is sent. */
  key_name: z.string(),
  has_working_key: z.boolean(),
  /** The states of its last deliveries, the oldest first. */
  recent: z.array(z.enum(WEBHOOK_STATES)),
});

/**
 * Webhooks: programs of organisers that are notified of the orders of an event, and programs of members with a key, which
 * are notified of what is public, and with a scope for it of orders.
 */
export const webhookCalls = {
  activityWebhooks: defineCall({
    path: '/admin/activity/webhooks',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Addresses that are told of orders, and what they were told, newest first',
    input: z.object({ ...ofEvent, ...paging }),
    output: z.object({ webhooks: z.array(webhook), deliveries: pageOf(delivery) }),
  }),
  addWebhook: defineCall({
    path: '/admin/activity/addWebhook',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Send every step of the orders of an event to an address',
    input: z.object({
      ...ofEvent,
      url: webhookUrl,
    }),
    output: webhook,
  }),
  removeWebhook: defineCall({
    path: '/admin/activity/removeWebhook',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Stop sending to an address, and delete its deliveries',
    input: z.object({ id }),
    output: z.object({ id }),
  }),
  rotateWebhookSecret: defineCall({
    path: '/admin/activity/rotateWebhookSecret',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Give a webhook another secret; the one before signs beside it for a day',
    input: z.object({ id }),
    output: webhook,
  }),
  resumeWebhook: defineCall({
    path: '/admin/activity/resumeWebhook',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Send to a paused webhook again, also what has been waiting',
    input: z.object({ id }),
    output: z.object({ id }),
  }),
  sendWebhookAgain: defineCall({
    path: '/admin/activity/sendWebhookAgain',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Send one delivery once more, with the same content',
    input: z.object({ id }),
    output: delivery,
  }),
  listWebhooks: defineCall({
    path: '/listWebhooks',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'The caller’s own webhooks, and what they were told in the last 30 days, newest first',
    input: z.object(paging),
    output: z.object({ webhooks: z.array(memberWebhook), deliveries: pageOf(delivery) }),
  }),
  createWebhook: defineCall({
    path: '/createWebhook',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Send what happens to an address, as far as a key of the caller’s may be told',
    input: z.object(audience),
    output: webhook,
  }),
  updateWebhook: defineCall({
    path: '/updateWebhook',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Change the address of a webhook of the caller’s, its key, or what it is told about',
    input: z.object({ id, ...audience }),
    output: webhook,
  }),
  tryWebhook: defineCall({
    path: '/tryWebhook',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Send an empty delivery of the kind `ping`',
    input: z.object({ id }),
    output: delivery,
  }),
  webhookDelivery: defineCall({
    path: '/webhookDelivery',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'One delivery with the body that is sent',
    input: z.object({ id }),
    output: delivery.extend({ body: z.string() }),
  }),
  sendFailedAgain: defineCall({
    path: '/sendFailedAgain',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary:
      'Send every delivery of a webhook that was given up once more, in their order, with their numbers',
    input: z.object({ id }),
    output: z.object({ queued: z.number().int() }),
  }),
};
