import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { contentItem } from './story';
import { id, pageOf, paging, inLocale, localeSchema, ownLangs } from '@/backend/contract/fields';

const weekly = z.object({
  id,
  number: z.number().int(),
  title: z.string(),
  summary: z.string(),
  lang: localeSchema,
  langs: ownLangs,
  /** The editor's letter, paragraphs parted by line ends; null without one. */
  letter: z.object({ text: z.string(), by: z.string(), lang: localeSchema }).nullable(),
  starts: z.string(),
  ends: z.string(),
});

export const weeklyCalls = {
  weeklies: defineCall({
    path: '/getWeekDetails',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Issues of the weekly; with an id, that issue with its articles and important flashes',
    input: z.object({
      id: id.optional(),
      /** Whether the newest issues of a list come with their articles, for a list with pictures. */
      with_articles: z.boolean().default(false),
      ...paging,
      ...inLocale,
    }),
    output: pageOf(weekly.extend({ articles: z.array(contentItem), flashes: z.array(contentItem) })),
  }),
};
