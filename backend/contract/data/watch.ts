import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { MAX_WATCHED } from './limits';

const keys = z.array(z.string().regex(/^[a-z0-9-]{1,60}$/)).max(MAX_WATCHED);

export const watchCalls = {
  watchedSeries: defineCall({
    path: '/watchedSeries',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'The keys of the series on the member’s watch list, in the order of adding',
    input: z.object({}),
    output: z.object({ keys: z.array(z.string()) }),
  }),
  watchSeries: defineCall({
    path: '/watchSeries',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary:
      'Puts series on the member’s watch list, or takes them off; unknown ones, and more than fit, are passed over',
    input: z.object({ keys, is_watched: z.boolean() }),
    output: z.object({ keys: z.array(z.string()) }),
  }),
};
