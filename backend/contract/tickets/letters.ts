import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, inLocale } from '@/backend/contract/fields';

const ofEvent = { activity_id: id };
/** The random key of an unsubscribe link. */
const key = z.string().min(20).max(100);

/** Letters to others that members caused: those that wait for an editor, and who has unsubscribed. */
export const letterCalls = {
  heldLetters: defineCall({
    path: '/heldLetters',
    methods: ['POST'],
    access: 'editor',
    summary:
      'Letters of members’ doing that wait for an editor, in the groups they are decided in, longest first',
    input: z.object(inLocale),
    output: z.object({
      list: z.array(
        z.object({
          ...ofEvent,
          title: z.string(),
          batch: z.string(),
          /** `ticket`, `hostMessage`, `eventMoved` …: the kind of the letters. */
          kind: z.string(),
          /** The member who caused them; null once the account is deleted. */
          by: z.object({ id, name: z.string(), since: dateTime, paid_orders: z.number().int() }).nullable(),
          count: z.number().int(),
          /** The id of the newest of these letters; the decision does not apply to later ones. */
          up_to: id,
          subject: z.string(),
          text: z.string(),
          /** The mail domains of the receivers, the most frequent first. */
          domains: z.array(z.object({ name: z.string(), count: z.number().int() })),
          since: dateTime,
        }),
      ),
    }),
  }),
  decideHeldLetters: defineCall({
    path: '/decideHeldLetters',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Release a group of waiting letters, or stop it for good',
    input: z.object({
      ...ofEvent,
      by_id: id.nullable(),
      batch: z.string().max(200),
      up_to: id,
      is_released: z.boolean(),
    }),
    output: z.object({ count: z.number().int() }),
  }),
  activityLetters: defineCall({
    path: '/admin/activity/letters',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary:
      'Letters of an own event that an editor looks at first, and what became of them; the newest first',
    input: z.object(ofEvent),
    output: z.object({
      list: z.array(
        z.object({
          kind: z.string(),
          waiting: z.number().int(),
          released: z.number().int(),
          stopped: z.number().int(),
          since: dateTime,
        }),
      ),
    }),
  }),
  takeTicket: defineCall({
    path: '/takeTicket',
    methods: ['POST'],
    access: 'public',
    browser: 'page',
    summary: 'Say that a ticket was opened from its letter; only the letter has the mark',
    input: z.object({ key, mark: z.string().min(10).max(100) }),
    output: z.object({}),
  }),
  letterSubscription: defineCall({
    path: '/letterSubscription',
    methods: ['POST'],
    access: 'public',
    summary: 'Whose messages the link in a letter ends, and whether it did',
    input: z.object({ key, ...inLocale }),
    output: z.object({ host: z.string(), is_unsubscribed: z.boolean() }),
  }),
  unsubscribeLetters: defineCall({
    path: '/letters/unsubscribe',
    methods: ['POST'],
    access: 'public',
    summary: 'No more messages of this organiser to this address (RFC 8058); tickets still come',
    input: z.object({ key, ...inLocale }),
    output: z.object({ host: z.string(), is_unsubscribed: z.boolean() }),
  }),
};
