import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { localeSchema } from '@/backend/contract/fields';

const MAX_ENDPOINT = 1000;
/** Keys of a browser are 65 and 16 bytes, as base64 for addresses. */
const key = z.string().regex(/^[A-Za-z0-9_-]{20,100}=*$/);

/** Where a browser's push service takes what is for one browser. */
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
    summary: 'Notify a browser no more. Only its push service and the browser itself know the address',
    input: z.object({ endpoint }),
    output: z.object({ removed: z.boolean() }),
  }),
};
