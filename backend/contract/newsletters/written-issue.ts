import { z } from 'zod';
import type { Locale } from '@/backend/contract/locale';
import { localeSchema } from '@/backend/contract/fields';

const writtenBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('story'),
    id: z.number(),
    story: z.enum(['flash', 'article']),
    title: z.string(),
    line: z.string(),
    /** `HH:mm` in UTC+8. */
    time: z.string(),
    is_important: z.boolean(),
  }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('numbers'),
    list: z.array(
      z.object({
        name: z.string(),
        value: z.string(),
        unit: z.string(),
        /** The change within 24 hours, as `+0.92%`; empty when it is not known. */
        change: z.string(),
      }),
    ),
  }),
]);

/** An issue in one language, every text final. */
export const writtenText = z.object({
  /** The language of the subject; stories without a translation are in their own. */
  lang: localeSchema,
  subject: z.string(),
  intro: z.string(),
  blocks: z.array(writtenBlock),
});

export type WrittenBlock = z.output<typeof writtenBlock>;
export type WrittenText = z.output<typeof writtenText>;
/** An issue in every language of readers. */
export type WrittenIssue = Record<Locale, WrittenText>;
