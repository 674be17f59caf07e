import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id, inLocale, localeSchema } from '@/backend/contract/fields';

/** Ways in which something else uses an item. */
const USES = [
  'topic',
  'lead',
  'recommend',
  'banner',
  'notice',
  'document',
  'landing',
  'link',
  'translation',
  'followedBy',
  'follows',
  'picture',
] as const;

/** What can show a picture of an item beside it. */
const PICTURE_HOLDERS = [
  'flash',
  'article',
  'author',
  'topic',
  'banner',
  'notice',
  'document',
  'landing',
  'event',
  'organiser',
  'member',
] as const;

export const whereUsedCalls = {
  whereUsed: defineCall({
    path: '/whereUsed',
    methods: ['POST'],
    access: 'editor',
    summary: 'What uses an item, to be shown before it is withdrawn',
    input: z.object({ id, ...inLocale }),
    output: z.object({
      list: z.array(
        z.object({
          use: z.enum(USES),
          /** Number of the topic or item; null for what has no page. */
          id: id.nullable(),
          kind: z.enum(['flash', 'article']).nullable(),
          /** What shows a picture of the item, so that taking the item down leaves that picture open; else null. */
          holder: z.enum(PICTURE_HOLDERS).nullable(),
          title: z.string(),
          lang: localeSchema,
        }),
      ),
    }),
  }),
};
