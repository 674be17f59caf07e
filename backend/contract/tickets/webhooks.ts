import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id, pageOf, paging } from '@/backend/contract/fields';
import { WEBHOOK_KINDS, WEBHOOK_STATES } from './webhook-kinds';

const ofEvent = { activity_id: id };

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
  error: z.string(),
  time: z.string(),
});

/** Webhooks: an organiser's programs that are notified of the orders of an event. */
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
      url: z.url({ protocol: /^https?$/, error: 'notAnAddress' }).max(500, 'tooLong'),
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
};
