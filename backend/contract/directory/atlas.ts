import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { inLocale, localeSchema, namedRef, ownLangs } from '@/backend/contract/fields';
import { contentItem } from '@/backend/contract/stories/story';

/** A tool or a topic with its id, such as `tool-12`. */
export const entryKey = z.string().regex(/^(tool|topic)-[1-9]\d{0,14}$/);

const entry = z.object({
  key: entryKey,
  name: z.string(),
  lang: localeSchema,
  description: z.string(),
  description_lang: localeSchema,
  /** Items about it: of the last 365 days, of the last seven, and of today in UTC+8. */
  year: z.number(),
  week: z.number(),
  today: z.number(),
  /** Whether an event that has not ended names it. */
  has_event: z.boolean(),
});

/** Weeks the sheet of an entry counts back. */
export const SHEET_WEEKS = 52;

export const atlasCalls = {
  atlas: defineCall({
    path: '/atlasList',
    methods: ['POST'],
    access: 'public',
    summary: 'The ecosystem: tools by category and topics, each with how much is written about it',
    input: z.object(inLocale),
    /** Entries in the order in which they first appeared. */
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
      /** Members who voted for the tool; none for a topic. */
      votes: z.number(),
      /** The further text of a tool's own page, a paragraph or a fact (`name: text`) a line; empty for a topic. */
      about: z.string(),
      /** Other tools of its category; none for a topic. */
      related: z.array(z.object({ id: z.number(), name: z.string() })),
      year: z.number(),
      /** Items of each of the last 52 weeks, oldest first; the last one ends now. */
      weeks: z.array(z.number()).length(SHEET_WEEKS),
      news: z.array(contentItem),
      events: z.array(
        z.object({
          id: z.number(),
          title: z.string(),
          lang: localeSchema,
          city: z.string(),
          /** ISO with the offset of the event's own clock. */
          start_time: z.string(),
        }),
      ),
    }),
  }),
};
