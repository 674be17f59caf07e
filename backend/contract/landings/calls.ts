import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, ownLangs } from '@/backend/contract/fields';
import { RESULT_CODE, SHARE_MOST } from './quiz';
import { SLUG } from './states';

const share = z.number().int().min(0).max(SHARE_MOST);
const takers = z.object({
  total: z.number().int(),
  /** The number of people who took the quiz, by result; results nobody had are missing. */
  results: z.array(z.object({ code: z.string().regex(RESULT_CODE), takers: z.number().int() })),
});

export const landingCalls = {
  landing: defineCall({
    path: '/getLanding',
    methods: ['POST'],
    access: 'public',
    summary: 'A published landing page by the last part of its address or of one of its sub-pages',
    input: z.object({ slug: z.string().regex(SLUG) }),
    output: z.object({
      id,
      /** The `landingRecord`, with its texts in every language. */
      document: z.record(z.string(), z.unknown()),
      langs: ownLangs,
      updated_time: dateTime,
    }),
  }),
  landingAddresses: defineCall({
    path: '/getLandingAddresses',
    methods: ['POST'],
    access: 'public',
    summary: 'The addresses of all published landing pages and their sub-pages',
    input: z.object({}),
    output: z.object({
      list: z.array(z.object({ slug: z.string(), langs: ownLangs, updated_time: dateTime })),
    }),
  }),
  quizTakers: defineCall({
    path: '/getQuizTakers',
    methods: ['POST'],
    access: 'public',
    summary: 'How many took the quiz, and how many had each result',
    input: z.object({}),
    output: takers,
  }),
  addQuizResult: defineCall({
    path: '/addQuizResult',
    methods: ['POST'],
    access: 'public',
    browser: 'session',
    summary: 'Count a result of the quiz: four shares are added to the sums, nothing else is stored',
    input: z.object({ shares: z.array(share).length(4) }),
    output: takers,
  }),
};
