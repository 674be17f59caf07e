import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { chosenTime, dateTime, far, id, inLocale, localeSchema } from '@/backend/contract/fields';
import { contentKind } from '@/backend/contract/stories/story';
import { typedText } from '@/backend/contract/typed-text';
import { REASON_MAX_LENGTH } from '@/backend/contract/writing/limits';
import { personRef, pieceDocument, pieceVersion, versioned } from '@/backend/contract/writing/piece';
import { RESUMABLE } from '@/backend/contract/writing/transitions';
import { correctedField, correction } from '@/backend/contract/writing/correction';

const reason = typedText(1, REASON_MAX_LENGTH, true);

/** Who withdrew an item, when and why. Nobody for one that its source withdrew. */
const withdrawn = z.object({ by: personRef.nullable(), time: dateTime, reason: z.string() });
export type Withdrawn = z.infer<typeof withdrawn>;

const queueRow = pieceVersion.extend({
  kind: contentKind,
  title: z.string(),
  lang: localeSchema,
  langs: z.array(localeSchema),
  author: z.string(),
  owner: personRef.nullable(),
  is_edit: z.boolean(),
  is_first: z.boolean(),
  /** 1 when it is new to the desk; one more each time it was sent back since it was last approved. */
  round: z.number().int(),
  submitted_time: dateTime,
  waited_minutes: z.number().int(),
  holder: personRef.extend({ until: dateTime }).nullable(),
  embargo: z.boolean(),
  /** Of a change of a withdrawn item; null for any other. */
  withdrawn: withdrawn.nullable(),
});

/** A piece that its author's ban stopped. */
const stoppedRow = pieceVersion.extend({
  title: z.string(),
  lang: localeSchema,
  owner: personRef.nullable(),
  /** When it was to go live; null for one that only waited for review. */
  due_time: dateTime.nullable(),
  is_overdue: z.boolean(),
});

/** Reading, claiming and deciding waiting pieces; schedules, embargoes, taking down. */
export const reviewCalls = {
  reviewQueue: defineCall({
    path: '/reviewQueue',
    methods: ['POST'],
    access: 'editor',
    summary: 'What waits for review, longest first, and what the caller decided today',
    input: z.object(inLocale),
    output: z.object({
      list: z.array(queueRow),
      decided: z.object({ approved: z.number(), rejected: z.number() }),
      /** Pieces of banned members, which cannot be approved. */
      stopped: z.array(stoppedRow),
    }),
  }),
  stoppedPieces: defineCall({
    path: '/stoppedPieces',
    methods: ['POST'],
    access: 'admin',
    summary: 'The pieces of a banned member that were scheduled: what unbanUser asks about',
    input: z.object({ owner_id: id, ...inLocale }),
    output: z.object({ list: z.array(stoppedRow) }),
  }),
  reviewPiece: defineCall({
    path: '/reviewPiece',
    methods: ['POST'],
    access: 'editor',
    summary: 'The frozen version of a waiting piece beside the live one',
    input: z.object({ id, ...inLocale }),
    output: z.object({
      id,
      version: z.number().int(),
      submitted: pieceDocument,
      submitted_version: z.number().int(),
      live: pieceDocument.nullable(),
      live_version: z.number().int().nullable(),
      live_views: z.number(),
      /** When the item is withdrawn: approving its change leaves it so. */
      withdrawn: withdrawn.nullable(),
      langs: z.array(localeSchema),
      note: z.string(),
      /** What its author asks readers to be told of the change; null for a small fix. */
      correction: correction.nullable(),
      /** Changes of the live item which this version would take back. */
      lost_corrections: z.array(correctedField),
      /** Why it is held back at the moment, and until when. */
      embargo: z.object({ reason: z.string(), until: dateTime.nullable() }).nullable(),
      names: z.record(z.string(), z.string()),
      history: z.object({ approved: z.number(), rejected: z.number() }),
      /** What was sent back since it was last approved, oldest first; the version is null for very old lines of the log. */
      returned: z.array(
        z.object({
          time: dateTime,
          by: personRef.nullable(),
          reason: z.string(),
          version: z.number().int().nullable(),
        }),
      ),
      /** The version that was sent back last. */
      returned_document: pieceDocument.nullable(),
    }),
  }),
  claimContent: defineCall({
    path: '/claimContent',
    methods: ['POST'],
    access: 'editor',
    summary: 'Claim a waiting piece for 15 minutes, or extend the own claim',
    input: z.object({ id, is_takeover: z.boolean().default(false) }),
    output: z.object({ until: dateTime }),
  }),
  releaseContent: defineCall({
    path: '/releaseContent',
    methods: ['POST'],
    access: 'editor',
    summary: 'Let go of a held piece',
    input: z.object({ id }),
    output: z.object({}),
  }),
  approveContent: defineCall({
    path: '/approveContent',
    methods: ['POST'],
    access: 'editor',
    summary:
      'Publish the frozen version, now or at its time; that of a withdrawn item is stored and stays withdrawn',
    input: z.object({
      ...versioned,
      release_time: chosenTime.nullable().optional(),
      far,
      /** For a changed live item: sentences readers see; null for a small fix; left out, what its author asked for. */
      correction: correction.nullable().optional(),
      override_embargo: z.boolean().default(false),
      /** Take back the changes in `lost_corrections`; without it, a version that would do so is refused. */
      drop_corrections: z.boolean().default(false),
    }),
    output: pieceVersion,
  }),
  undoApproval: defineCall({
    path: '/undoApproval',
    methods: ['POST'],
    access: 'editor',
    summary:
      'Take one’s own approval back within ten seconds: the version waits again, readers see what they saw before',
    input: z.object(versioned),
    output: pieceVersion,
  }),
  rejectContent: defineCall({
    path: '/rejectContent',
    methods: ['POST'],
    access: 'editor',
    summary: 'Send a waiting piece back with a reason',
    input: z.object({ ...versioned, reason }),
    output: pieceVersion,
  }),
  scheduleContent: defineCall({
    path: '/scheduleContent',
    methods: ['POST'],
    access: 'editor',
    summary: 'Change when an approved version goes live',
    input: z.object({ ...versioned, release_time: chosenTime, far }),
    output: pieceVersion,
  }),
  unscheduleContent: defineCall({
    path: '/unscheduleContent',
    methods: ['POST'],
    access: 'editor',
    summary: 'Take a scheduled version back into the queue',
    input: z.object(versioned),
    output: pieceVersion,
  }),
  restoreContent: defineCall({
    path: '/restoreContent',
    methods: ['POST'],
    access: 'editor',
    summary:
      'Publish a withdrawn item again, the only call that does; an administrator also one that was taken down',
    input: z.object({
      ...versioned,
      reason,
      /** The schedules of `ended` to take up again. */
      resume: z.array(z.enum(RESUMABLE)).max(RESUMABLE.length).default([]),
    }),
    output: pieceVersion,
  }),
  restoreTranslation: defineCall({
    path: '/restoreTranslation',
    methods: ['POST'],
    access: 'editor',
    summary: 'Put a translation back that was taken off the site, with its newest approved text',
    input: z.object({ ...versioned, lang: localeSchema, reason }),
    output: pieceVersion,
  }),
  removeContent: defineCall({
    path: '/takeDownContent',
    methods: ['POST'],
    access: 'admin',
    summary: 'Take an item down for legal or privacy reasons: closed to everybody but administrators',
    input: z.object({ ...versioned, reason }),
    output: pieceVersion,
  }),
  scheduleWithdrawal: defineCall({
    path: '/scheduleWithdrawal',
    methods: ['POST'],
    access: 'editor',
    summary: 'Take a live item off the site at a time; without a time, leave it there',
    input: z.object({
      ...versioned,
      withdraw_time: chosenTime.nullable(),
      far,
      reason: typedText(0, REASON_MAX_LENGTH, true).default(''),
    }),
    output: pieceVersion,
  }),
  embargoContent: defineCall({
    path: '/embargoContent',
    methods: ['POST'],
    access: 'editor',
    summary: 'Hold an item back with a reason, until a time or until it is let go',
    input: z.object({ ...versioned, reason, until: chosenTime.nullable().default(null), far }),
    output: pieceVersion,
  }),
  endEmbargo: defineCall({
    path: '/endEmbargo',
    methods: ['POST'],
    access: 'editor',
    summary: 'Let a held item go',
    input: z.object(versioned),
    output: pieceVersion,
  }),
};
