import { z } from 'zod';
import { defineCall } from './call';
import { dateTime, id } from './fields';
import { JOBS } from './process/jobs';
import { flashChange } from './stories/flash-change';

/**
 * The longest time, in seconds, that the backend waits for a change before it answers that there is none. It is shorter
 * than what counts as a slow request.
 */
export const MAX_CHANGES_WAIT_SECONDS = 1.5;

/** The most changes in one answer; the portal requests further ones in another call. */
export const MAX_PAGE_CHANGES = 500;

export const outboxCalls = {
  pageChanges: defineCall({
    path: '/internal/changes',
    methods: ['POST'],
    access: 'portal',
    summary: 'Which pages went out of date, in the order of commits, after a change that is known',
    input: z.object({
      /** The number of the newest change the portal has read; null if it has read none. */
      after: z.number().int().min(0).nullable(),
      /** When there is no change after `after`, the answer waits this many seconds for one. */
      wait: z.number().min(0).max(MAX_CHANGES_WAIT_SECONDS).default(0),
    }),
    output: z.object({
      /** At most `MAX_PAGE_CHANGES`, oldest first. */
      list: z.array(
        z.object({
          id,
          tags: z.array(z.string()),
          /** The flashes that changed. */
          flashes: z.array(flashChange).default([]),
        }),
      ),
      /** The number of the newest change; 0 when there is none. */
      last: z.number(),
      /** False when changes between `after` and the list may be missing, so that every page may be out of date. */
      is_complete: z.boolean(),
      /**
       * The id of the sequence. After a restore the sequence is another one, in which the same numbers may stand for
       * other changes.
       */
      sequence: z.string().max(100).optional(),
    }),
  }),
  outboxWaiting: defineCall({
    path: '/internal/outbox',
    methods: ['POST'],
    access: 'portal',
    summary:
      'Letters and text messages that wait to be delivered or were refused for good, and what background jobs leave out; newest first',
    input: z.object({
      /** Matches part of an address or of a subject. */
      search: z.string().max(200).optional(),
      state: z.enum(['waiting', 'failed']).optional(),
    }),
    output: z.object({
      list: z.array(
        z.object({
          id,
          kind: z.enum(['mail', 'sms']),
          state: z.enum(['waiting', 'failed']),
          to: z.string(),
          subject: z.string(),
          text: z.string(),
          attempts: z.number(),
          last_error: z.string(),
          created_time: dateTime,
        }),
      ),
      /** Rows that background jobs skip because they failed, newest first. */
      skipped: z
        .array(
          z.object({
            job: z.enum(JOBS),
            row: id,
            failures: z.number(),
            error: z.string(),
            since: dateTime,
            next_time: dateTime,
          }),
        )
        .default([]),
    }),
  }),
};
