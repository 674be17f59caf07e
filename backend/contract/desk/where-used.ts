import { z } from 'zod';
import { langOfTexts, textInLang } from '@/backend/contract/language-of-texts';
import { defineCall } from '@/backend/contract/call';
import { id, inLocale } from '@/backend/contract/fields';

/** The ways in which something else uses a story. */
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

/** What else can show a picture of a story. */
export const PICTURE_COLUMNS = [
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
    browser: 'session',
    converted: true,
    summary: 'What uses an item, to be shown before it is withdrawn',
    input: z.object({ id, ...inLocale }),
    output: z.object({
      list: z.array(
        z.object({
          use: z.enum(USES),
          /** The id of the topic or story; null for what has no page. */
          id: id.nullable(),
          kind: z.enum(['flash', 'article']).nullable(),
          /**
           * What else shows a picture of the story, so that the picture stays public when the story is removed; null
           * for other uses.
           */
          holder: z.enum(PICTURE_COLUMNS).nullable(),
          title: textInLang,
          lang: langOfTexts,
        }),
      ),
    }),
  }),
};
