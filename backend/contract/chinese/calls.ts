import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id, readerLocale } from '@/backend/contract/fields';
import { SEARCH_KINDS, snippet } from '@/backend/contract/search/calls';
import { MAX_TERMS } from './term';

const term = z.object({
  simplified: z.string(),
  taiwan: z.string(),
  hong_kong: z.string(),
  exception: z.string(),
});

/** The desk's dictionary of words that regions write differently. */
export const chineseCalls = {
  chineseTerms: defineCall({
    path: '/internal/chinese-terms',
    methods: ['POST'],
    access: 'portal',
    summary: 'All words of the desk’s dictionary, for the conversion of pages',
    input: z.object({}),
    output: z.object({ list: z.array(term).max(MAX_TERMS) }),
  }),
  termUses: defineCall({
    path: '/deskTermUses',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary:
      'Where a word of the desk’s dictionary would change published pages: how many, and the newest of them',
    input: z.object({
      simplified: z.string().trim().max(100),
      exception: z.string().trim().max(200).default(''),
      locale: readerLocale,
    }),
    output: z.object({
      total: z.number().int(),
      /** Whether there may be more than were counted. */
      is_more: z.boolean(),
      list: z.array(z.object({ kind: z.enum(SEARCH_KINDS), id, title: z.string(), excerpt: snippet })),
    }),
  }),
};
