import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { localeSchema } from '@/backend/contract/fields';
import { alertTopic } from './topics';

const MAX_ENDPOINT = 1000;
/** The keys of a subscription: 65 and 16 bytes in base64url. */
const key = z.string().regex(/^[A-Za-z0-9_-]{20,100}=*$/);

/** The address at which a push service takes messages for one browser. */
const endpoint = z.url({ protocol: /^https?$/ }).max(MAX_ENDPOINT);

export const alertCalls = {
  alertKey: defineCall({
    path: '/getAlertKey',
    methods: ['POST'],
    access: 'public',
    browser: 'session',
    summary: 'The public key browsers subscribe to notifications with (VAPID)',
    input: z.object({}),
    output: z.object({ key: z.string() }),
  }),
  addAlert: defineCall({
    path: '/addAlert',
    methods: ['POST'],
    access: 'public',
    browser: 'session',
    summary: 'Notify a browser, in a language, of a topic: key news unless another is named',
    input: z.object({
      endpoint,
      keys: z.object({ p256dh: key, auth: key }),
      language: localeSchema,
      topic: alertTopic.default('news'),
    }),
    output: z.object({ added: z.literal(true) }),
  }),
  alertTopics: defineCall({
    path: '/getAlertTopics',
    methods: ['POST'],
    access: 'public',
    browser: 'session',
    summary: 'The topics a browser is notified of; none for one that is not known',
    input: z.object({ endpoint }),
    output: z.object({ topics: z.array(alertTopic) }),
  }),
  removeAlert: defineCall({
    path: '/removeAlert',
    methods: ['POST'],
    access: 'public',
    browser: 'session',
    summary:
      'Stop notifying a browser of a topic, or of everything. The address is its proof: only the browser and its push service know it',
    input: z.object({ endpoint, topic: alertTopic.optional() }),
    output: z.object({ removed: z.boolean() }),
  }),
};
