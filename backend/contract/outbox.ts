import { z } from 'zod';
import { defineCall } from './call';
import { dateTime, id } from './fields';

export const outboxCalls = {
  outboxWaiting: defineCall({
    path: '/internal/outbox',
    methods: ['POST'],
    access: 'portal',
    summary: 'Letters and text messages that wait to be delivered or were refused for good, newest first',
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
    }),
  }),
};
