import { z } from 'zod';
import { langOfTexts, textInLang } from '@/backend/contract/language-of-texts';
import { formText } from '@/backend/contract/form-text';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, inLocale, localeSchema, versionNumber } from '@/backend/contract/fields';
import { correction } from '@/backend/contract/writing/correction';
import {
  ENTRY_DECISIONS,
  FEED_CHARSETS,
  FEED_ERRORS,
  FEED_NAME_MAX_LENGTH,
  MAX_SILENCE_HOURS,
} from './limits';

const address = z.url({ protocol: /^https?$/, error: 'notAnAddress' }).max(2000, 'tooLong');
const name = formText(0, FEED_NAME_MAX_LENGTH);

const feed = z.object({
  id,
  url: z.string(),
  name: z.string(),
  is_paused: z.boolean(),
  is_removed: z.boolean(),
  /** When it was last requested, last read without an error, and when it last had a new entry. */
  checked_time: dateTime.nullable(),
  read_time: dateTime.nullable(),
  entry_time: dateTime.nullable(),
  next_time: dateTime.nullable(),
  error: z.object({ key: z.enum(FEED_ERRORS), detail: z.string() }).nullable(),
  failures: z.number().int(),
  /** Hours without a new entry after which the feed is reported as silent. */
  silence_hours: z.number().int(),
  is_silent: z.boolean(),
  waiting: z.number().int(),
  /** Entries of the last answer that were not listed, because they were too many or too old. */
  left_out: z.number().int(),
  /** The charset it is read in, whatever it claims; null for what it says itself. */
  charset: z.enum(FEED_CHARSETS).nullable(),
});

const incomingRow = z.object({
  id,
  feed: z.string(),
  lang: langOfTexts,
  title: textInLang,
  /** Plain lines. */
  text: textInLang,
  url: z.string(),
  /** Null when the feed does not say. */
  time: dateTime.nullable(),
});

/** Feeds that are read on a schedule, and their entries. */
export const feedCalls = {
  feeds: defineCall({
    path: '/deskFeeds',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'The incoming feeds and their state',
    input: z.object({}),
    output: z.object({ list: z.array(feed) }),
  }),
  addFeed: defineCall({
    path: '/addFeed',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Read an address on a schedule from now on',
    input: z.object({ url: address, name: name.default('') }),
    output: z.object({ id }),
  }),
  editFeed: defineCall({
    path: '/editFeed',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary:
      'Name, address, charset, pause and silence of a feed; a removed one can be brought back for 30 days',
    input: z.object({
      id,
      url: address.optional(),
      name: name.optional(),
      is_paused: z.boolean().optional(),
      is_removed: z.boolean().optional(),
      silence_hours: z.number().int().min(1).max(MAX_SILENCE_HOURS).optional(),
      charset: z.enum(FEED_CHARSETS).nullable().optional(),
    }),
    output: z.object({}),
  }),
  readFeed: defineCall({
    path: '/readFeed',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Read a feed as soon as possible instead of at its time',
    input: z.object({ id }),
    output: z.object({}),
  }),
  incoming: defineCall({
    path: '/incoming',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    converted: true,
    summary: 'What the feeds brought and nobody decided on yet, newest first',
    input: z.object({}),
    output: z.object({
      list: z.array(incomingRow),
      total: z.number().int(),
      feeds: z.object({
        total: z.number().int(),
        failing: z.number().int(),
        silent: z.number().int(),
        read_time: dateTime.nullable(),
      }),
    }),
  }),
  decideIncoming: defineCall({
    path: '/decideIncoming',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Put an entry away for good, or back into the list',
    input: z.object({ id, decision: z.enum(ENTRY_DECISIONS) }),
    output: z.object({}),
  }),
  sourceChanges: defineCall({
    path: '/sourceChanges',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Items whose source was changed or withdrawn after an editor had taken or changed them',
    input: z.object(inLocale),
    output: z.object({
      list: z.array(
        z.object({
          id,
          version: z.number().int(),
          kind: z.enum(['flash', 'article']),
          /** Whether the story is scheduled and not yet live. */
          is_scheduled: z.boolean(),
          title: z.string(),
          lang: localeSchema,
          /** The languages in which readers see it. */
          langs: z.array(localeSchema),
          is_withdrawn: z.boolean(),
          seen_time: dateTime,
          /** Title and plain text in the changed language: those of the story, and those its source has now. */
          before: z.object({ title: z.string(), text: z.string() }),
          after: z.object({ title: z.string(), text: z.string() }),
        }),
      ),
    }),
  }),
  decideSourceChange: defineCall({
    path: '/decideSourceChange',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Follow what the source did with an item, or leave it as it is',
    input: z.object({
      id,
      version: versionNumber,
      decision: z.enum(['follow', 'keep']),
      /**
       * For `follow`: the correction note for readers, one sentence per language; without it the change is a small fix.
       */
      correction: correction.nullable().optional(),
    }),
    output: z.object({ id, version: z.number().int() }),
  }),
};
