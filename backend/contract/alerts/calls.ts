import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { localeSchema } from '@/backend/contract/fields';

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
    summary: 'The public key browsers subscribe to notifications with (VAPID)',
    input: z.object({}),
    output: z.object({ key: z.string() }),
  }),
  addAlert: defineCall({
    path: '/addAlert',
    methods: ['POST'],
    access: 'public',
    summary: 'Notify a browser of key news in a language',
    input: z.object({ endpoint, keys: z.object({ p256dh: key, auth: key }), language: localeSchema }),
    output: z.object({ added: z.literal(true) }),
  }),
  removeAlert: defineCall({
    path: '/removeAlert',
    methods: ['POST'],
    access: 'public',
    summary:
      'Stop notifying a browser. The address is its proof: only the browser and its push service know it',
    input: z.object({ endpoint }),
    output: z.object({ removed: z.boolean() }),
  }),
};
