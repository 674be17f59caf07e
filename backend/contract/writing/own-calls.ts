import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import {
  dateTime,
  id,
  inLocale,
  localeSchema,
  pageOf,
  paging,
  versionNumber,
} from '@/backend/contract/fields';
import { contentKind } from '@/backend/contract/stories/story';
import { personRef, storedDraft, draftDocument, draftVersion } from './draft';
import { CONTENT_STATUSES, EDIT_STATES, OWN_TABS } from './statuses';

const ownRow = draftVersion.extend({
  kind: contentKind,
  status: z.enum(CONTENT_STATUSES),
  edit: z.enum(EDIT_STATES).nullable(),
  title: z.string(),
  lang: localeSchema,
  langs: z.array(localeSchema),
  /** The number of Han characters plus Latin words of the newest version. */
  length: z.number(),
  /** The reason of its rejection. */
  reason: z.string(),
  /** The reason for which the live story was withdrawn or removed; empty if it was not, or if no reason was given. */
  withdrawn_reason: z.string(),
  place: z.number().int().nullable(),
  waited_minutes: z.number().int(),
  release_time: dateTime.nullable(),
  saved_time: dateTime,
  views: z.number(),
  likes: z.number(),
  collections: z.number(),
  /** Views of the last 28 days, oldest first. */
  days: z.array(z.number()),
});

const revision = z.object({
  number: z.number().int(),
  /** The command that made the version. */
  command: z.string(),
  time: dateTime,
  by: personRef.nullable(),
  title: z.string(),
  reason: z.string(),
  is_live: z.boolean(),
});

/** An author's drafts and stories, their versions and numbers of readers. */
export const ownCalls = {
  readDraft: defineCall({
    path: '/getDraft',
    former: { name: 'readPiece' },
    methods: ['POST'],
    access: 'user',
    scope: 'content:write',
    browser: 'session',
    summary: 'A draft of one’s own with its newest version; editors read any',
    input: z.object({ id, ...inLocale }),
    output: storedDraft,
  }),
  myContents: defineCall({
    path: '/myContents',
    methods: ['POST'],
    access: 'user',
    scope: 'content:write',
    browser: 'session',
    summary: 'Own drafts by state, newest change first',
    input: z.object({
      status: z.enum([...OWN_TABS, 'discarded']).optional(),
      keyword: z.string().max(100).default(''),
      ...paging,
      ...inLocale,
    }),
    output: pageOf(ownRow).extend({
      counts: z.record(z.enum([...OWN_TABS, 'all', 'discarded']), z.number()),
      /**
       * The sums of the last 28 days (UTC+8) over all stories of the caller; follows are those of the caller's column.
       */
      totals: z.object({
        views: z.number(),
        likes: z.number(),
        collections: z.number(),
        follows: z.number(),
      }),
    }),
  }),
  revisions: defineCall({
    path: '/contentRevisions',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Versions of a draft, newest first',
    input: z.object({ id }),
    output: z.object({ list: z.array(revision) }),
  }),
  readRevision: defineCall({
    path: '/contentRevision',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'One version of a draft, whole',
    input: z.object({ id, revision: versionNumber.min(1) }),
    output: z.object({ number: z.number().int(), document: draftDocument }),
  }),
  contentNumbers: defineCall({
    path: '/contentNumbers',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Reading of one own item: by day, where from, how far, follows gained; editors any',
    input: z.object({ id }),
    output: z.object({
      days: z.array(z.object({ day: z.string(), views: z.number() })),
      sources: z.array(z.object({ source: z.string(), views: z.number() })),
      /** The share of readers who reached each tenth of the text, 0-1; empty if it is not measured. */
      depth: z.array(z.number()),
      follows: z.number(),
    }),
  }),
};
