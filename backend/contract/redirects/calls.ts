import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, pageOf, paging } from '@/backend/contract/fields';
import { MAX_LIST_BYTES, MAX_TARGET, REDIRECT_REFUSALS, REDIRECT_STATUSES } from './limits';
import { MAX_ADDRESS } from './old-address';

const address = z.string().trim().min(1, 'required').max(MAX_TARGET, 'tooLong');
const status = z.union(REDIRECT_STATUSES.map((value) => z.literal(value)));

const redirect = z.object({
  id,
  /** The old address: a path, or with its host. */
  from: z.string(),
  /** Where it leads; empty for none. */
  to: z.string(),
  status,
  is_pattern: z.boolean(),
  /** Whether an import wrote it. */
  is_imported: z.boolean(),
  hits: z.number().int(),
  hit_time: dateTime.nullable(),
});

const answer = z.object({ id, to: z.string(), status });

const listOutcome = z.object({
  added: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  /** Rows that were not stored, by their line in the file. */
  refused: z.array(z.object({ line: z.number().int(), from: z.string(), reason: z.enum(REDIRECT_REFUSALS) })),
});

/** Addresses of old sites, and where they lead. */
export const redirectCalls = {
  redirects: defineCall({
    path: '/deskRedirects',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'The table of old addresses, newest first; the keyword is part of an address or a target',
    input: z.object({
      keyword: z.string().trim().max(200).default(''),
      only: z.enum(['pattern', 'gone', 'unused']).optional(),
      ...paging,
    }),
    output: pageOf(redirect),
  }),
  saveRedirect: defineCall({
    path: '/saveRedirect',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Add or change where an old address leads; chains are shortened, loops refused',
    input: z.object({ id: id.optional(), from: address, to: z.string().trim().max(MAX_TARGET), status }),
    output: z.object({ id }),
  }),
  removeRedirect: defineCall({
    path: '/removeRedirect',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Take an old address out of the table; a later import does not put it back',
    input: z.object({ id }),
    output: z.object({}),
  }),
  testRedirect: defineCall({
    path: '/testRedirect',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'What the table answers to an address',
    input: z.object({ address }),
    output: z.object({ answer: answer.extend({ from: z.string() }).nullable() }),
  }),
  loadRedirects: defineCall({
    path: '/loadRedirects',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    maxBytes: MAX_LIST_BYTES,
    summary: 'Store the rows of a CSV file: from, to and status',
    input: z.object({ csv: z.string() }),
    output: listOutcome,
  }),
  listRedirects: defineCall({
    path: '/listRedirects',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'The whole table as a CSV file: from, to, status and hits',
    input: z.object({}),
    output: z.object({ csv: z.string() }),
  }),
  loadRedirectsFile: defineCall({
    path: '/internal/redirects',
    methods: ['POST'],
    access: 'portal',
    maxBytes: MAX_LIST_BYTES,
    summary: 'The same for `npm run redirects`; with an empty file the whole table as CSV',
    input: z.object({ csv: z.string() }),
    output: listOutcome.extend({ csv: z.string() }),
  }),
  findRedirect: defineCall({
    path: '/internal/find-redirect',
    methods: ['POST'],
    access: 'portal',
    summary: 'What an old address answers',
    input: z.object({
      /** As in the `Host` header; empty for the host of this site. */
      host: z.string().max(300),
      /** Path and query as requested. */
      address: z.string().max(MAX_ADDRESS * 9),
    }),
    output: z.object({
      answer: answer.nullable(),
      /** The story that decides on the answer; null when no story does. */
      content_id: id.nullable(),
    }),
  }),
  redirectHosts: defineCall({
    path: '/internal/redirect-hosts',
    methods: ['POST'],
    access: 'portal',
    summary: 'The hosts of old sites in the table, without `www.`, and whether it has any rows',
    input: z.object({}),
    output: z.object({ hosts: z.array(z.string()), is_empty: z.boolean() }),
  }),
  countRedirectHits: defineCall({
    path: '/internal/redirect-hits',
    methods: ['POST'],
    access: 'portal',
    summary: 'How often rows answered since the last report of a portal',
    input: z.object({ list: z.array(z.object({ id, count: z.number().int().min(1) })).max(1000) }),
    output: z.object({}),
  }),
};
