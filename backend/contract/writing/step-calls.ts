import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, far, id, localeSchema, versionNumber } from '@/backend/contract/fields';
import { contentKind } from '@/backend/contract/stories/story';
import { correction } from './correction';
import { NOTE_MAX_LENGTH, DRAFT_MAX_BYTES, REASON_MAX_LENGTH } from './limits';
import { draftVersion, settingsInput, versioned, wordsInput } from './draft';

/** The commands of authors on their drafts; editors may use them on any draft. */
export const stepCalls = {
  saveDraft: defineCall({
    path: '/saveDraft',
    methods: ['POST'],
    access: 'user',
    scope: 'content:write',
    browser: 'session',
    maxBytes: DRAFT_MAX_BYTES,
    summary:
      'Begin a draft, or save one language of it and any of its settings; an old version answers 409 with both',
    input: z.object({
      id: id.optional(),
      version: versioned.version.optional(),
      kind: contentKind.default('article'),
      /** Chosen by the page, so that a request sent twice creates one draft. */
      key: z.string().min(8).max(64).optional(),
      /** The key stands for this one request, as at `/api/v1`: with other words it is refused, not saved into the draft. */
      is_once: z.literal(true).optional(),
      /** The language of the saved text; for a new draft, the language it is written in. */
      lang: localeSchema.default('zh-Hans'),
      title: wordsInput.title.optional(),
      summary: wordsInput.summary.optional(),
      body: wordsInput.body.optional(),
      made_from: z.object(wordsInput).optional(),
      ...settingsInput.partial().shape,
    }),
    output: draftVersion.extend({ saved_time: dateTime }),
  }),
  dropTranslation: defineCall({
    path: '/dropTranslation',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Take a translation out of a draft',
    input: z.object({ ...versioned, lang: localeSchema }),
    output: draftVersion,
  }),
  submitContent: defineCall({
    path: '/submitContent',
    methods: ['POST'],
    access: 'user',
    scope: 'content:write',
    browser: 'session',
    summary: 'Send a version to review: it is frozen, later saves are a newer draft',
    input: z.object({
      ...versioned,
      /** The languages to publish; all by default. */
      langs: z.array(localeSchema).min(1).optional(),
      note: z.string().max(NOTE_MAX_LENGTH, 'tooLong').default(''),
      /**
       * For a live story: the correction note for readers, one sentence per language; without it the change is a small
       * fix.
       */
      correction: correction.optional(),
      far,
    }),
    output: draftVersion.extend({ place: z.number().int() }),
  }),
  recallContent: defineCall({
    path: '/recallContent',
    methods: ['POST'],
    access: 'user',
    scope: 'content:write',
    browser: 'session',
    summary: 'Take a waiting draft out of the queue',
    input: z.object(versioned),
    output: draftVersion,
  }),
  withdrawContent: defineCall({
    path: '/withdrawContent',
    methods: ['POST'],
    access: 'user',
    scope: 'content:write',
    browser: 'session',
    summary: 'Take a live item off the site: its address answers 410',
    input: z.object({ ...versioned, reason: z.string().max(NOTE_MAX_LENGTH, 'tooLong').default('') }),
    output: draftVersion,
  }),
  withdrawTranslation: defineCall({
    path: '/withdrawTranslation',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Take one translation of a live item off the site; the item stays in its other languages',
    input: z.object({
      ...versioned,
      lang: localeSchema,
      reason: z.string().trim().min(1, 'required').max(REASON_MAX_LENGTH, 'tooLong'),
    }),
    output: draftVersion,
  }),
  restoreRevision: defineCall({
    path: '/restoreRevision',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Write an earlier version on top as the newest draft',
    input: z.object({ ...versioned, revision: versionNumber.min(1) }),
    output: draftVersion,
  }),
  discardDraft: defineCall({
    path: '/discardDraft',
    methods: ['POST'],
    access: 'user',
    scope: 'content:write',
    browser: 'session',
    summary: 'Put a draft away for 30 days; of a live item, the newer version only',
    input: z.object(versioned),
    output: draftVersion,
  }),
  recoverDraft: defineCall({
    path: '/recoverDraft',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Bring back a draft that was put away',
    input: z.object(versioned),
    output: draftVersion,
  }),
};
