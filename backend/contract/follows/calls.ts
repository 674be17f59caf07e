import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, readerLocale } from '@/backend/contract/fields';
import { langOfTexts, textInLang } from '@/backend/contract/language-of-texts';
import { FOLLOW_KINDS, PACES } from './kinds';

const kind = z.enum(FOLLOW_KINDS);
const pace = z.enum(PACES);
const timeZone = z.string().min(1).max(60);

/** How a member follows something. `id` names it for notifications of a browser: the topic `follow:{id}`. */
const follow = z.object({
  /** Null for an author who is followed without being told of anything. */
  id: z.number().nullable(),
  pace,
  mail: z.boolean(),
});

const settings = z.object({
  time_zone: z.string(),
  hour: z.number(),
  /** 1 is Monday. */
  weekday: z.number(),
});

/** What members follow, and how they are notified of it. */
export const followCalls = {
  setFollow: defineCall({
    path: '/setFollow',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary:
      'Follow an author, topic, label, event or thread, or change how; without `mail` and `pace` what was chosen before stays, at first a daily letter',
    input: z.object({
      kind,
      /** Of a thread: any of its stories. */
      id,
      pace: pace.optional(),
      mail: z.boolean().optional(),
      /** The zone of the browser; stored when nothing was followed before. */
      time_zone: timeZone.optional(),
    }),
    output: z.object({ follow }),
  }),
  removeFollow: defineCall({
    path: '/removeFollow',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Stop following; a second time changes nothing',
    input: z.object({ kind, id }),
    output: z.object({ removed: z.boolean() }),
  }),
  followState: defineCall({
    path: '/getFollow',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Whether and how the member follows something',
    input: z.object({ kind, id }),
    output: z.object({ follow: follow.nullable() }),
  }),
  listFollows: defineCall({
    path: '/listFollows',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Everything the member follows, last followed first, and when digests are sent',
    input: z.object({ locale: readerLocale }),
    output: z.object({
      list: z.array(
        follow.extend({
          kind,
          /** Of a thread: its first story. */
          target: z.number(),
          name: textInLang,
          lang: langOfTexts,
          story: z.enum(['flash', 'article']).nullable(),
          /** The id of the page that shows it: of a thread that of its first live story. */
          page: z.number(),
          followed_time: dateTime,
        }),
      ),
      settings,
      /** Whether letters can reach the member: an account by phone alone has no address. */
      has_mail: z.boolean(),
    }),
  }),
  setDigestTime: defineCall({
    path: '/setDigestTime',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'When digests are sent: the zone, the hour, and the day of the weekly one',
    input: z.object({
      time_zone: timeZone,
      hour: z.number().int().min(0).max(23),
      weekday: z.number().int().min(1).max(7),
    }),
    output: settings,
  }),
  followLetters: defineCall({
    path: '/getFollowLetters',
    methods: ['POST'],
    access: 'public',
    summary: 'Whose letters about what they follow a key in such a letter ends, and whether they get any',
    input: z.object({ key: z.string().min(20).max(100) }),
    output: z.object({ email: z.string(), state: z.enum(['active', 'left']) }),
  }),
};
