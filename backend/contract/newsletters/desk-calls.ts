import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { chosenTime, dateTime, id, inLocale, localeSchema, versionNumber } from '@/backend/contract/fields';
import { langOfTexts, textInAnyScript, textInLang } from '@/backend/contract/language-of-texts';
import { contentKind } from '@/backend/contract/stories/story';
import { issueDocument } from './issue-document';
import { MAX_IMPORT_LENGTH } from './limits';
import { DELIVERY_STATES, ISSUE_STATES } from './states';

const issueRow = z.object({
  id,
  letter: z.string(),
  name: textInAnyScript(z.string()),
  number: z.number().int(),
  state: z.enum(ISSUE_STATES),
  version: versionNumber,
  subject: textInLang,
  lang: langOfTexts,
  /** Null without a time. */
  send_time: dateTime.nullable(),
  sent_time: dateTime.nullable(),
  receivers: z.number().int(),
});

const issue = issueRow.extend({
  document: issueDocument,
  /** How many would get it now, by language. */
  by_language: z.array(z.object({ lang: localeSchema, count: z.number().int() })),
  /** Addresses of this newsletter that are not written to, because letters came back. */
  suppressed: z.number().int(),
  /** Stories of the letter that are not live any more, and those without an English text. */
  gone: z.array(id),
  untranslated: z.array(id),
  has_english: z.boolean(),
});

/** What an editor does with an issue. `resend` sends uncertain letters again, and only when an editor asks for it. */
const ISSUE_ACTS = ['schedule', 'hold', 'send', 'stop', 'test', 'resend', 'discard'] as const;

/** Newsletters at the desk: writing, sending, results, subscribers. */
export const newsletterDeskCalls = {
  letterIssues: defineCall({
    path: '/letterIssues',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    converted: true,
    summary: 'The letters of every newsletter, the newest first',
    input: z.object({
      letter: z.string().max(60).optional(),
      size: z.number().int().min(1).max(100).default(30),
      ...inLocale,
    }),
    output: z.object({
      list: z.array(issueRow),
      letters: z.array(
        z.object({ key: z.string(), name: textInAnyScript(z.string()), subscribers: z.number().int() }),
      ),
    }),
  }),
  openLetterIssue: defineCall({
    path: '/openLetterIssue',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary:
      'The open draft of a newsletter; without one, a new one with the important news since the last letter',
    input: z.object({ letter: z.string().max(60), ...inLocale }),
    output: z.object({ id }),
  }),
  letterIssue: defineCall({
    path: '/letterIssue',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'One letter with its document, and who would get it',
    input: z.object({ id, ...inLocale }),
    output: issue,
  }),
  letterOffers: defineCall({
    path: '/letterOffers',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Stories since the last letter of a newsletter, and the data series, to choose from',
    input: z.object({ letter: z.string().max(60), ...inLocale }),
    output: z.object({
      since: dateTime,
      stories: z.array(
        z.object({
          id,
          kind: contentKind,
          title: z.string(),
          time: dateTime,
          is_important: z.boolean(),
          views: z.number().int(),
        }),
      ),
      series: z.array(z.object({ key: z.string(), name: z.string() })),
    }),
  }),
  saveLetterIssue: defineCall({
    path: '/saveLetterIssue',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Store a letter that is not sent yet',
    input: z.object({ id, version: versionNumber, document: issueDocument }),
    output: z.object({ version: versionNumber }),
  }),
  previewLetterIssue: defineCall({
    path: '/previewLetterIssue',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'A letter in one language as it would be sent, in both forms',
    input: z.object({
      id,
      document: issueDocument.optional(),
      lang: localeSchema,
      scheme: z.enum(['auto', 'dark']).default('auto'),
    }),
    output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  }),
  actOnLetterIssue: defineCall({
    path: '/actOnLetterIssue',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary:
      'Schedule, hold, send, stop or discard a letter, send it to oneself, or send uncertain ones again',
    input: z.object({
      id,
      version: versionNumber,
      act: z.enum(ISSUE_ACTS),
      /** For `schedule`. */
      send_time: chosenTime.optional(),
      /** For `test`: in which language. */
      lang: localeSchema.optional(),
      /** For `resend`: which letters; all uncertain ones when absent. */
      deliveries: z.array(id).max(1000).optional(),
    }),
    output: z.object({ state: z.enum(ISSUE_STATES), version: versionNumber }),
  }),
  letterResults: defineCall({
    path: '/letterResults',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'What became of the letters of an issue; opens are not counted',
    input: z.object({ id, ...inLocale }),
    output: z.object({
      issue: issueRow,
      started_time: dateTime.nullable(),
      finished_time: dateTime.nullable(),
      counts: z.record(z.enum(DELIVERY_STATES), z.number().int()),
      /** How often its links to stories were followed, the most first; null where that is not counted. */
      clicks: z.array(z.object({ content_id: id, title: z.string(), count: z.number().int() })).nullable(),
      /** How many left after it. */
      left: z.number().int(),
      /** Why letters were returned or put off, most frequent first. */
      answers: z.array(
        z.object({ state: z.enum(DELIVERY_STATES), answer: z.string(), count: z.number().int() }),
      ),
      uncertain: z.array(
        z.object({ id, email: z.string(), message_id: z.string(), time: dateTime.nullable() }),
      ),
    }),
  }),
  importSubscribers: defineCall({
    path: '/importLetterSubscribers',
    methods: ['POST'],
    access: 'admin',
    browser: 'session',
    maxBytes: 3 * MAX_IMPORT_LENGTH + 10_000,
    summary:
      'Take subscribers from a CSV file of Ghost, Mailchimp or Substack; only those with the date of their consent',
    input: z.object({
      csv: z.string().max(MAX_IMPORT_LENGTH),
      letters: z.array(z.string().max(60)).min(1).max(20),
      lang: localeSchema,
    }),
    output: z.object({
      added: z.number().int(),
      unchanged: z.number().int(),
      /** Rows that were not taken: their line, and why. */
      refused: z.array(
        z.object({
          line: z.number().int(),
          reason: z.enum(['notEmail', 'noConsent', 'unsubscribed', 'suppressed', 'twice']),
        }),
      ),
      refused_total: z.number().int(),
    }),
  }),
};
