import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, instant } from '@/backend/contract/fields';
import { formText } from '@/backend/contract/form-text';
import { MAX_KEY_NAME_LENGTH } from './limits';
import { SCOPES } from './scope-names';
import { API_KEY_PREFIX, scope } from './scopes';

const apiKey = z.object({
  id,
  name: z.string(),
  scopes: z.array(scope),
  /** The beginning of the key, by which its owner tells it from others. */
  hint: z.string(),
  created_time: dateTime,
  /** Null for a key that does not expire. */
  expires_at: z.string().nullable(),
  /** Null for a key that was never used. */
  last_used_time: dateTime.nullable(),
  /** Requests since it was made, and on this day (UTC+8). */
  uses: z.number().int(),
  uses_today: z.number().int(),
});

/** What is left of the limit that a request was counted at. */
const allowance = z.object({
  /** Whether this request is beyond it. */
  is_exceeded: z.boolean(),
  /** The requests of a window, and the length of a window in seconds. */
  quota: z.number().int(),
  window: z.number().int(),
  left: z.number().int(),
  /** The seconds until the window ends. */
  reset: z.number().int(),
});
export type Allowance = z.infer<typeof allowance>;

/** A key as it is presented: the prefix, then 256 random bits. */
const presentedKey = z.string().startsWith(API_KEY_PREFIX).max(100);

/** Keys of the public interface `/api/v1`, for the member who makes them, and for the portal, which serves it. */
export const apiCalls = {
  createApiKey: defineCall({
    path: '/createApiKey',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Make a key for /api/v1; this answer is the only one that contains it',
    input: z.object({
      name: formText(1, MAX_KEY_NAME_LENGTH),
      scopes: z.array(scope).min(1, 'required').max(SCOPES.length),
      expires_at: instant.nullable().default(null),
    }),
    output: z.object({ id, key: z.string() }),
  }),
  listApiKeys: defineCall({
    path: '/listApiKeys',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'The caller’s keys that still work, newest first, without the keys themselves',
    input: z.object({}),
    output: z.object({ list: z.array(apiKey) }),
  }),
  updateApiKey: defineCall({
    path: '/updateApiKey',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary:
      'Change the name, scopes or end of a key of the caller’s that still works; the key stays the same',
    input: z.object({
      id,
      name: formText(1, MAX_KEY_NAME_LENGTH),
      scopes: z.array(scope).min(1, 'required').max(SCOPES.length),
      /** Null for never; when left out, it stays as it is. */
      expires_at: instant.nullable().optional(),
    }),
    output: z.object({ id }),
  }),
  revokeApiKey: defineCall({
    path: '/revokeApiKey',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'End a key of the caller’s: it stops to work at once',
    input: z.object({ id }),
    output: z.object({ id }),
  }),
  countApiUse: defineCall({
    path: '/countApiUse',
    methods: ['POST'],
    access: 'portal',
    summary:
      'Check the key of a request to /api/v1, and count the request for the key, or without one for its network',
    input: z.object({ key: presentedKey.nullable() }),
    output: z.object({ scopes: z.array(scope), allowance }),
  }),
};
