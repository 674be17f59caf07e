import { z } from 'zod';
import { defineCall } from './call';
import { dateTime, id } from './fields';

export const outboxCalls = {
  outboxWaiting: defineCall({
    path: '/internal/outbox',
    methods: ['POST'],
    access: 'portal',
    summary: 'Letters and text messages that wait to be delivered',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          id,
          kind: z.enum(['mail', 'sms']),
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
