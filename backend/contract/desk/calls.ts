import { z } from 'zod';
import { langOfTexts, textInLang } from '@/backend/contract/language-of-texts';
import { defineCall } from '@/backend/contract/call';
import { CHANNELS } from '@/backend/contract/channels/names';
import { bulkCalls } from './bulk';
import { correction } from '@/backend/contract/writing/correction';
import { overviewCalls } from './overview';
import { embargoCalls } from './embargoes';
import { reviewCalls } from './review';
import { whereUsedCalls } from './where-used';
import {
  chosenTime,
  dateTime,
  far,
  id,
  inLocale,
  localeSchema,
  namedRef,
  pageOf,
  paging,
} from '@/backend/contract/fields';
import { contentKind } from '@/backend/contract/stories/story';
import { formText } from '@/backend/contract/form-text';
import { DRAFT_MAX_BYTES, TITLE_MAX_LENGTH } from '@/backend/contract/writing/limits';
import {
  personRef,
  draftText,
  draftVersion,
  settingsInput,
  versioned,
  wordsInput,
} from '@/backend/contract/writing/draft';
import { LOCALES } from '@/backend/contract/locale';
import { CONTENT_STATUSES, EDIT_STATES } from '@/backend/contract/writing/statuses';

const requestKey = z.string().min(8).max(64);
/** The most earlier requests that one request replaces. */
const MAX_TRIES = 50;

const deskRow = draftVersion.extend({
  kind: contentKind,
  title: textInLang,
  lang: langOfTexts,
  langs: z.array(localeSchema),
  status: z.enum(CONTENT_STATUSES),
  edit: z.enum(EDIT_STATES).nullable(),
  author: z.string(),
  is_important: z.boolean(),
  is_imported: z.boolean(),
  /** Whether it is excluded from every list of the most-read stories. */
  is_unranked: z.boolean(),
  release_time: dateTime,
  saved_time: dateTime,
  views: z.number(),
  labels: z.array(namedRef),
});

const auditRow = z.object({
  id,
  time: dateTime,
  /** Null when the program itself acted: a schedule, an import. */
  actor: personRef.nullable(),
  subject: z.string(),
  subject_id: z.string(),
  title: textInLang,
  /** The language of the title; null for names, which are not translated. */
  lang: langOfTexts.nullable(),
  command: z.string(),
  version: z.number().nullable(),
  detail: z.record(z.string(), z.unknown()),
  batch: z.string(),
});

export const deskCalls = {
  ...reviewCalls,
  ...embargoCalls,
  ...bulkCalls,
  ...whereUsedCalls,
  ...overviewCalls,
  publishFlash: defineCall({
    path: '/publishFlash',
    methods: ['POST'],
    access: 'editor',
    scope: 'content:write',
    browser: 'session',
    maxBytes: DRAFT_MAX_BYTES,
    summary: 'Publish a flash at once, or at its time',
    input: z.object({
      lang: localeSchema.default('zh-Hans'),
      title: formText(1, TITLE_MAX_LENGTH),
      /** Plain lines, or HTML restricted to the allow list. */
      text: z.string().max(20_000, 'tooLong').default(''),
      is_important: z.boolean().default(false),
      source_url: settingsInput.shape.source_url.default(''),
      source_name: settingsInput.shape.source_name.default(''),
      category_id: id.nullable().default(null),
      label_ids: settingsInput.shape.label_ids.default([]),
      new_labels: settingsInput.shape.new_labels.default([]),
      topic_ids: settingsInput.shape.topic_ids.default([]),
      region: settingsInput.shape.region.default('none'),
      /** The same flash in the other written language. */
      translation: z
        .object({
          lang: localeSchema,
          title: wordsInput.title,
          text: z.string().max(20_000, 'tooLong').default(''),
        })
        .optional(),
      release_time: chosenTime.nullable().default(null),
      far,
      /** The story this flash follows up; its labels, topics and region are copied. */
      follows_id: id.optional(),
      /** The feed entry the flash was made from. */
      incoming_id: id.optional(),
      /** Chosen by the page, so that a request sent twice publishes one flash. */
      key: z.string().min(8).max(64).optional(),
      /**
       * The keys of earlier requests that were never answered; if one of them was published, this one is refused as
       * `alreadyOut`.
       */
      instead_of: z.union([requestKey, z.array(requestKey).max(MAX_TRIES)]).optional(),
      /** The channels it goes to when it is public, and no others; absent for those of the rules. */
      channels: z.array(z.enum(CHANNELS)).max(CHANNELS.length).optional(),
    }),
    output: draftVersion,
  }),
  startFollowUp: defineCall({
    path: '/startFollowUp',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Begin an article that goes on from a live item, with its labels, topics and region',
    input: z.object({
      follows_id: id,
      lang: localeSchema.default('zh-Hans'),
      /** Chosen by the page, so that a request sent twice creates one article. */
      key: z.string().min(8).max(64).optional(),
    }),
    output: draftVersion,
  }),
  readLive: defineCall({
    path: '/liveContent',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'The texts readers see of a live item, with the version a change of it builds on',
    input: z.object({ id }),
    output: draftVersion.extend({ texts: z.array(draftText) }),
  }),
  correctContent: defineCall({
    path: '/correctContent',
    methods: ['POST'],
    access: 'editor',
    scope: 'content:write',
    browser: 'session',
    maxBytes: DRAFT_MAX_BYTES,
    summary: 'Change a live item at once: a small fix, or a correction readers see',
    input: z.object({
      ...versioned,
      lang: localeSchema.default('zh-Hans'),
      title: wordsInput.title.optional(),
      summary: wordsInput.summary.optional(),
      body: wordsInput.body.optional(),
      /** Further languages that the same command changes. */
      others: z
        .array(z.object(wordsInput).partial().extend({ lang: localeSchema }))
        .max(LOCALES.length)
        .optional(),
      ...settingsInput.omit({ release_time: true }).partial().shape,
      correction: correction.optional(),
    }),
    output: draftVersion,
  }),
  blockRanking: defineCall({
    path: '/blockRanking',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Keep an item out of every list of what is read most, or let it back in',
    input: z.object({ id, block: z.boolean() }),
    output: z.object({ blocked: z.boolean() }),
  }),
  deskContents: defineCall({
    path: '/deskContents',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    converted: true,
    summary: 'Items of every kind and state, newest first, by keyset cursor',
    input: z.object({
      kind: contentKind.optional(),
      status: z.enum(CONTENT_STATUSES).optional(),
      author: id.optional(),
      keyword: z.string().max(100).default(''),
      cursor: z.string().max(100).optional(),
      size: paging.size,
      ...inLocale,
    }),
    output: z.object({ list: z.array(deskRow), next: z.string().nullable() }),
  }),
  auditLog: defineCall({
    path: '/auditLog',
    methods: ['POST'],
    access: 'editor',
    converted: true,
    summary: 'Every change of the desk, newest first',
    input: z.object({
      subject: z.string().max(40).optional(),
      subject_id: z.string().max(40).optional(),
      actor: id.optional(),
      keyword: z.string().max(100).default(''),
      ...paging,
      ...inLocale,
    }),
    output: pageOf(auditRow).extend({
      /** Whether there are more lines than `total`, because counting stops at ten thousand. */
      is_total_least: z.boolean(),
      has_older: z.boolean(),
    }),
  }),
};
