import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { DOCUMENT_KEYS } from '@/backend/contract/directory/document-keys';
import { inLocale } from '@/backend/contract/fields';
import { SECTIONS } from '@/backend/contract/publishing/sections';
import { brandRecord } from './brand';

/** What every page has to know of the installation beside its brand. */
const siteFacts = z.object({
  /** The fixed pages that are not public: they answer 404, and nothing leads to them. */
  drafts: z.array(z.enum(DOCUMENT_KEYS)).default([]),
  /** The sections that have nothing to show yet: no menu leads to them, and search engines are not notified of them. */
  empty: z.array(z.enum(SECTIONS)).default([]),
  /** The keys of the editions that the newsroom added and that have no story yet. */
  empty_regions: z.array(z.string()).default([]),
  /** The categories that have no live story of a kind, as `flash:3`: lists of that kind do not offer them. */
  empty_categories: z.array(z.string()).default([]),
  /** The keys of the newsletters that can be subscribed to: no page asks for another. */
  letters: z.array(z.string()).optional(),
  /** The name in the ids of feed and calendar entries. */
  feed_authority: z.string().optional(),
});
export type SiteFacts = z.output<typeof siteFacts>;

/** The name and look of this newsroom. */
export const brandCalls = {
  siteBrand: defineCall({
    path: '/internal/site-brand',
    methods: ['POST'],
    access: 'portal',
    summary: 'The name and look that the desk gave this newsroom, for pages',
    input: z.object({}),
    output: siteFacts.extend({ brand: brandRecord }),
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
