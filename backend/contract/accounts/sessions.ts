import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id } from '@/backend/contract/fields';

export const sessionCalls = {
  sessions: defineCall({
    path: '/mySessions',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Where the member is signed in, last used first',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          id,
          is_current: z.boolean(),
          user_agent: z.string(),
          ip: z.string(),
          created_time: dateTime,
          last_used_time: dateTime,
        }),
      ),
    }),
  }),
  revokeSession: defineCall({
    path: '/revokeSession',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'End one of the own sessions',
    input: z.object({ id }),
    output: z.object({ revoked: z.number() }),
  }),
  logOutEverywhere: defineCall({
    path: '/logOutEverywhere',
    methods: ['POST'],
    access: 'user',
    browser: 'login',
    summary: 'End all own sessions, or all but this one',
    input: z.object({ keep_current: z.boolean().default(false) }),
    output: z.object({ revoked: z.number() }),
  }),
};
