import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';

const short = z.string().max(200).default('');

/** A position in a text, in tenths of its length. */
const tenth = z.number().int().min(0).max(10);

/** One page view. Some clients send numbers as text. */
export const pageView = z.object({
  wz_id: z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(40)).default(''),
  wz_title: z.string().max(500).default(''),
  time: z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(40)).default(''),
  event: short,
  usid: z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(40)).default(''),
  uuid: z.string().max(64).default(''),
  author_id: z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(40)).default(''),
  platform: z.string().max(20).default('web'),
  page: z.string().max(500).default(''),
  prepg: z.string().max(500).default(''),
  /** The token from the story's page; a view of a story without it is not counted. */
  token: z.string().max(100).default(''),
  /**
   * For a reading report instead of a view: how far the story was read, and the depth last reported for the same
   * reading.
   */
  depth: tenth.optional(),
  depth_before: tenth.nullable().default(null),
});
export type PageView = z.input<typeof pageView>;

export const analyticsCalls = {
  pageView: defineCall({
    path: '/pvuv',
    methods: ['POST'],
    access: 'public',
    summary: 'Record one page view, or how far an item was read',
    input: pageView,
    output: z.object({ recorded: z.boolean() }),
  }),
};
