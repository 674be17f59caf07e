import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { inLocale } from '@/backend/contract/fields';
import { brandRecord } from './brand';

/** The name and look of this newsroom. */
export const brandCalls = {
  siteBrand: defineCall({
    path: '/internal/site-brand',
    methods: ['POST'],
    access: 'portal',
    summary: 'The name and look that the desk gave this newsroom, for pages',
    input: z.object({}),
    output: z.object({ brand: brandRecord }),
  }),
  sendTestLetter: defineCall({
    path: '/sendTestLetter',
    methods: ['POST'],
    access: 'admin',
    browser: 'session',
    summary: 'Send a letter to oneself, to see whether letters of this newsroom arrive',
    input: z.object(inLocale),
    output: z.object({
      /** The address of the caller. */
      to: z.string(),
      /** Whether a mail server is set; without one the letter waits in the outbox. */
      is_sent: z.boolean(),
    }),
  }),
};
