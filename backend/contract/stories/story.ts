import { z } from 'zod';
import { dateTime, id, localeSchema, namedRef } from '@/backend/contract/fields';
import { scriptWords } from './script-words';
import { author } from '@/backend/contract/people/author';
import { region } from '@/backend/contract/regions/region';

export const CONTENT_KINDS = ['flash', 'article'] as const;

export const contentKind = z.enum(CONTENT_KINDS);

export type ContentKind = z.infer<typeof contentKind>;

/** What lists show of a flash or an article. `lang` is the language of the texts in this answer. */
export const contentItem = z.object({
  id,
  kind: contentKind,
  title: z.string(),
  summary: z.string(),
  /** Picture path or address; may be empty. */
  pic: z.string(),
  release_time: dateTime,
  updated_time: dateTime,
  lang: localeSchema,
  /** The language the item was written in, then its translations. */
  langs: z.array(localeSchema),
  is_important: z.boolean(),
  region,
  author: author.nullable(),
  category: namedRef.nullable(),
  labels: z.array(namedRef),
  source_name: z.string(),
  source_url: z.string(),
  /** Characters (Han) or words (Latin) of the body. */
  length: z.number(),
  likes: z.number(),
  collections: z.number(),
  script_words: scriptWords.optional(),
});

export type ContentItem = z.infer<typeof contentItem>;

/** A sentence under an item that says what was wrong; `lang` is the language it is in. */
export const shownCorrection = z.object({ text: z.string(), lang: localeSchema, time: dateTime });

/** Oldest first; left out of an item that was never corrected. */
const withCorrections = { corrections: z.array(shownCorrection).optional() };

/** A flash in the timeline: whole text, and its running number within its day (UTC+8). */
export const flashItem = contentItem.extend({
  body: z.string(),
  day_number: z.number(),
  ...withCorrections,
});

export type FlashItem = z.infer<typeof flashItem>;

export const contentDetail = contentItem.extend({
  body: z.string(),
  day_number: z.number(),
  topics: z.array(namedRef),
  views: z.number(),
  ...withCorrections,
});

export type ContentDetail = z.infer<typeof contentDetail>;
