import { z } from 'zod';
import { defineCall } from './call';
import { dateTime, id } from './fields';
import { JOBS } from './process/jobs';
import { flashChange } from './stories/flash-change';

/** The most changes in one answer; for more the portal asks again. */
export const MAX_PAGE_CHANGES = 500;

export const outboxCalls = {
  pageChanges: defineCall({
    path: '/internal/changes',
    methods: ['POST'],
    access: 'portal',
    summary: 'Which pages went out of date, in the order of commits, after a change that is known',
    input: z.object({
      /** The last change the portal knows; null for one that knows none. */
      after: z.number().int().min(0).nullable(),
    }),
    output: z.object({
      /** At most `MAX_PAGE_CHANGES`, oldest first. */
      list: z.array(
        z.object({
          id,
          tags: z.array(z.string()),
          /** The flashes among what changed. */
          flashes: z.array(flashChange).default([]),
        }),
      ),
      /** The newest change there is; 0 when there was none. */
      last: z.number(),
      /** False when changes may be missing between the known one and the list: everything may be out of date. */
      is_complete: z.boolean(),
      /** Names the sequence: another one, as after a restore, may give the same numbers to other changes. */
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
      /** Part of an address or of a subject. */
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
      /** Rows that background jobs leave out because they fail, newest first. */
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
