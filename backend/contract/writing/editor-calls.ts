import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id, inLocale, localeSchema, namedRef } from '@/backend/contract/fields';
import { author } from '@/backend/contract/people/author';
import { DRAFT_MAX_BYTES } from './limits';
import { personRef, draftVersion, wordsInput } from './draft';

/** The calls the editor page makes while somebody writes. */
export const editorCalls = {
  presence: defineCall({
    path: '/draftPresence',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Report that the caller has a draft open, and learn who else has',
    input: z.object({
      id,
      tab: z.string().min(8).max(64),
      is_typing: z.boolean().default(false),
      /** Whether the caller takes over from the member who is typing. */
      is_takeover: z.boolean().default(false),
    }),
    output: z.object({
      version: z.number().int(),
      /** The name of the member who took over from the caller; null when nobody did. */
      taken_by: z.string().nullable(),
      others: z.array(personRef.extend({ is_typing: z.boolean(), is_self: z.boolean() })),
    }),
  }),
  saveCopy: defineCall({
    path: '/saveCopy',
    former: { name: 'keepWords', path: '/keepWords' },
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    maxBytes: DRAFT_MAX_BYTES,
    summary: 'Keep the caller’s text as a version of its own, after somebody else took over the draft',
    input: z.object({
      id,
      lang: localeSchema,
      ...wordsInput,
    }),
    output: draftVersion,
  }),
  writingSetup: defineCall({
    path: '/writingSetup',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary:
      'What an editor page offers: whether one may submit, and categories, topics, and names to sign with',
    input: z.object(inLocale),
    output: z.object({
      may_submit: z.boolean(),
      contact: z.string(),
      categories: z.array(namedRef.extend({ applies_to: z.enum(['flash', 'article', 'both']) })),
      topics: z.array(namedRef),
      authors: z.array(author),
    }),
  }),
  suggestLabels: defineCall({
    path: '/suggestLabels',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Labels whose name holds the typed text, most used first',
    input: z.object({ q: z.string().max(40).default(''), ...inLocale }),
    output: z.object({ list: z.array(namedRef.extend({ total: z.number() })) }),
  }),
  linkCard: defineCall({
    path: '/linkCard',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'What a card about an address shows: title, description, site, picture stored here',
    input: z.object({ url: z.url({ protocol: /^https?$/, error: 'notAnAddress' }).max(2000), ...inLocale }),
    output: z.object({
      /** For a story of this site, a path instead of an address. */
      href: z.string(),
      title: z.string(),
      text: z.string(),
      site: z.string(),
      /** The path of the stored picture; empty for none. */
      pic: z.string(),
    }),
  }),
};
