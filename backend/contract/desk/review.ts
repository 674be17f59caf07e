import { z } from 'zod';
import { langOfTexts, textInLang } from '@/backend/contract/language-of-texts';
import { defineCall } from '@/backend/contract/call';
import { chosenTime, dateTime, far, id, inLocale, localeSchema } from '@/backend/contract/fields';
import { contentKind } from '@/backend/contract/stories/story';
import { formText } from '@/backend/contract/form-text';
import { REASON_MAX_LENGTH } from '@/backend/contract/writing/limits';
import { personRef, draftDocument, draftVersion, versioned } from '@/backend/contract/writing/draft';
import { RESUMABLE } from '@/backend/contract/writing/transitions';
import { correctedField, correction } from '@/backend/contract/writing/correction';

const reason = formText(1, REASON_MAX_LENGTH, true);

/** Who withdrew a story, when and why. `by` is null when the source of the story withdrew it. */
const withdrawn = z.object({ by: personRef.nullable(), time: dateTime, reason: z.string() });
export type Withdrawn = z.infer<typeof withdrawn>;

const queueRow = draftVersion.extend({
  kind: contentKind,
  title: textInLang,
  lang: langOfTexts,
  langs: z.array(localeSchema),
  author: z.string(),
  owner: personRef.nullable(),
  is_edit: z.boolean(),
  is_first: z.boolean(),
  /**
   * How often it was submitted since it was last approved: 1 for a first submission, one more for each time it was sent
   * back.
   */
  round: z.number().int(),
  submitted_time: dateTime,
  waited_minutes: z.number().int(),
  holder: personRef.extend({ until: dateTime }).nullable(),
  embargo: z.boolean(),
  /** Set for an edit of a withdrawn story; null for any other. */
  withdrawn: withdrawn.nullable(),
});

/** A submission or schedule that ended because its author was banned. */
const stoppedRow = draftVersion.extend({
  title: textInLang,
  lang: langOfTexts,
  owner: personRef.nullable(),
  /** The scheduled release time; null for a draft that only waited for review. */
  due_time: dateTime.nullable(),
  is_overdue: z.boolean(),
});

/** Reading, claiming and deciding on submissions; schedules, embargoes, removal. */
export const reviewCalls = {
  reviewQueue: defineCall({
    path: '/reviewQueue',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    converted: true,
    summary: 'What waits for review, longest first, and what the caller decided today',
    input: z.object(inLocale),
    output: z.object({
      list: z.array(queueRow),
      decided: z.object({ approved: z.number(), rejected: z.number() }),
      /** Drafts of banned members, which cannot be approved. */
      stopped: z.array(stoppedRow),
    }),
  }),
  stoppedDrafts: defineCall({
    path: '/stoppedDrafts',
    former: { name: 'stoppedPieces', path: '/stoppedPieces' },
    methods: ['POST'],
    access: 'admin',
    browser: 'session',
    summary: 'The drafts of a banned member that were scheduled: what unbanUser asks about',
    input: z.object({ owner_id: id, ...inLocale }),
    output: z.object({ list: z.array(stoppedRow) }),
  }),
  reviewDraft: defineCall({
    path: '/reviewDraft',
    former: { name: 'reviewPiece', path: '/reviewPiece' },
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'The frozen version of a waiting draft beside the live one',
    input: z.object({ id, ...inLocale }),
    output: z.object({
      id,
      version: z.number().int(),
      submitted: draftDocument,
      submitted_version: z.number().int(),
      live: draftDocument.nullable(),
      live_version: z.number().int().nullable(),
      live_views: z.number(),
      /** Set when the story is withdrawn: approving its edit does not publish it. */
      withdrawn: withdrawn.nullable(),
      langs: z.array(localeSchema),
      note: z.string(),
      /** The correction note its author proposes to readers; null for a small fix. */
      correction: correction.nullable(),
      /** Corrections of the live story that publishing this version would undo. */
      lost_corrections: z.array(correctedField),
      /** The reason for its embargo, and until when; null without an embargo. */
      embargo: z.object({ reason: z.string(), until: dateTime.nullable() }).nullable(),
      names: z.record(z.string(), z.string()),
      history: z.object({ approved: z.number(), rejected: z.number() }),
      /**
       * The decisions that sent it back since it was last approved, oldest first; `version` is null for very old log
       * lines.
       */
      returned: z.array(
        z.object({
          time: dateTime,
          by: personRef.nullable(),
          reason: z.string(),
          version: z.number().int().nullable(),
        }),
      ),
      /** The version that was sent back last. */
      returned_document: draftDocument.nullable(),
    }),
  }),
  claimContent: defineCall({
    path: '/claimContent',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Claim a waiting draft for 15 minutes, or extend the own claim',
    input: z.object({ id, is_takeover: z.boolean().default(false) }),
    output: z.object({ until: dateTime }),
  }),
  releaseContent: defineCall({
    path: '/releaseContent',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'End the claim on a draft',
    input: z.object({ id }),
    output: z.object({}),
  }),
  approveContent: defineCall({
    path: '/approveContent',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary:
      'Publish the frozen version, now or at its time; that of a withdrawn item is stored and stays withdrawn',
    input: z.object({
      ...versioned,
      release_time: chosenTime.nullable().optional(),
      far,
      /**
       * For an edit of a live story, the correction note for readers; null for a small fix; if absent, the note its
       * author proposed.
       */
      correction: correction.nullable().optional(),
      override_embargo: z.boolean().default(false),
      /**
       * Confirms that the changes in `lost_corrections` are undone; without it, a version that would undo them is
       * refused.
       */
      drop_corrections: z.boolean().default(false),
    }),
    output: draftVersion,
  }),
  undoApproval: defineCall({
    path: '/undoApproval',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary:
      'Take one’s own approval back within ten seconds: the version waits again, readers see what they saw before',
    input: z.object(versioned),
    output: draftVersion,
  }),
  rejectContent: defineCall({
    path: '/rejectContent',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Send a waiting draft back with a reason',
    input: z.object({ ...versioned, reason }),
    output: draftVersion,
  }),
  scheduleContent: defineCall({
    path: '/scheduleContent',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Change when an approved version goes live',
    input: z.object({ ...versioned, release_time: chosenTime, far }),
    output: draftVersion,
  }),
  unscheduleContent: defineCall({
    path: '/unscheduleContent',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Take a scheduled version back into the queue',
    input: z.object(versioned),
    output: draftVersion,
  }),
  restoreContent: defineCall({
    path: '/restoreContent',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary:
      'Publish a withdrawn item again, the only call that does; an administrator also one that was taken down',
    input: z.object({
      ...versioned,
      reason,
      /** Which schedules in `ended` are resumed. */
      resume: z.array(z.enum(RESUMABLE)).max(RESUMABLE.length).default([]),
    }),
    output: draftVersion,
  }),
  restoreTranslation: defineCall({
    path: '/restoreTranslation',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Put a translation back that was taken off the site, with its newest approved text',
    input: z.object({ ...versioned, lang: localeSchema, reason }),
    output: draftVersion,
  }),
  removeContent: defineCall({
    path: '/takeDownContent',
    methods: ['POST'],
    access: 'admin',
    browser: 'session',
    summary: 'Take an item down for legal or privacy reasons: closed to everybody but administrators',
    input: z.object({ ...versioned, reason }),
    output: draftVersion,
  }),
  scheduleWithdrawal: defineCall({
    path: '/scheduleWithdrawal',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Take a live item off the site at a time; without a time, leave it there',
    input: z.object({
      ...versioned,
      withdraw_time: chosenTime.nullable(),
      far,
      reason: formText(0, REASON_MAX_LENGTH, true).default(''),
    }),
    output: draftVersion,
  }),
};
