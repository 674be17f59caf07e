import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, inLocale, localeSchema, namedRef, ownLangs } from '@/backend/contract/fields';
import { contentItem } from '@/backend/contract/stories/story';

/** The key of a tool or a topic, such as `tool-12`. */
export const entryKey = z.string().regex(/^(tool|topic)-[1-9]\d{0,14}$/);

const entry = z.object({
  key: entryKey,
  name: z.string(),
  lang: localeSchema,
  description: z.string(),
  description_lang: localeSchema,
  /** The address of the tool's own site; empty for a topic. */
  url: z.string().default(''),
  /** The number of stories about it: in the last 365 days, in the last seven, and today (UTC+8). */
  year: z.number(),
  week: z.number(),
  today: z.number(),
  /** Whether an event that has not ended mentions it. */
  has_event: z.boolean(),
});

/** The number of weeks the sheet of an entry covers. */
export const SHEET_WEEKS = 52;

export const atlasCalls = {
  atlas: defineCall({
    path: '/atlasList',
    methods: ['POST'],
    access: 'public',
    summary: 'The ecosystem: tools by category and topics, each with how much is written about it',
    input: z.object(inLocale),
    /** Entries by the date they first appeared. */
    output: z.object({
      districts: z.array(
        z.object({ key: z.string(), name: z.string(), lang: localeSchema, entries: z.array(entry) }),
      ),
      topics: z.array(entry),
    }),
  }),
  atlasEntry: defineCall({
    path: '/atlasDetails',
    methods: ['POST'],
    access: 'public',
    summary: 'One entry of the atlas with its news by weeks, its latest items and the events that name it',
    input: z.object({ key: entryKey, ...inLocale }),
    output: z.object({
      key: entryKey,
      name: z.string(),
      lang: localeSchema,
      description: z.string(),
      description_lang: localeSchema,
      /** Languages the description is written in. */
      langs: ownLangs,
      /** Null for a topic. */
      category: namedRef.nullable(),
      /** Empty for a topic. */
      url: z.string(),
      /** The number of members who voted for the tool; 0 for a topic. */
      votes: z.number(),
      /** The further text of a tool's own page: one paragraph or fact (`name: text`) per line; empty for a topic. */
      about: z.string(),
      /** Other tools of its category; empty for a topic. */
      related: z.array(z.object({ id: z.number(), name: z.string() })),
      /** Since when the directory lists it; empty when unknown, and for a topic. */
      listed_time: dateTime,
      /** The authors of stories about a tool, those of most stories first; empty for a topic. */
      writers: z.array(namedRef.extend({ count: z.number() })),
      year: z.number(),
      /** The number of stories in each of the last 52 weeks, oldest first; the last week ends now. */
      weeks: z.array(z.number()).length(SHEET_WEEKS),
      news: z.array(contentItem),
      events: z.array(
        z.object({
          id: z.number(),
          title: z.string(),
          lang: localeSchema,
          city: z.string(),
          /** ISO with the offset of the event's time zone. */
          start_time: z.string(),
        }),
      ),
    }),
  }),
};
