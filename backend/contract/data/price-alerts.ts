import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id } from '@/backend/contract/fields';
import { PRICE_DIRECTIONS } from './limits';

const priceAlert = z.object({
  id,
  /** The key of the series. */
  key: z.string(),
  direction: z.enum(PRICE_DIRECTIONS),
  level: z.number(),
  /** When the value crossed the level and the alert was sent and switched off; empty while it waits. */
  fired_time: dateTime,
  /** Whether a browser waits for it; without one it is not sent, and goes on waiting. */
  has_browser: z.boolean(),
});

export const priceAlertCalls = {
  priceAlerts: defineCall({
    path: '/priceAlerts',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'The member’s price alerts, the newest first',
    input: z.object({}),
    output: z.object({ list: z.array(priceAlert) }),
  }),
  addPriceAlert: defineCall({
    path: '/addPriceAlert',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary:
      'Notify the member once when a series is above or below a level; refused for a level it has passed already. Browsers subscribe to `price:{id}`',
    input: z.object({
      key: z.string().regex(/^[a-z0-9-]{1,60}$/),
      direction: z.enum(PRICE_DIRECTIONS),
      level: z.number().positive().max(1e15),
    }),
    output: z.object({ id }),
  }),
  removePriceAlert: defineCall({
    path: '/removePriceAlert',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Removes a price alert of the member',
    input: z.object({ id }),
    output: z.object({ removed: z.boolean() }),
  }),
};
