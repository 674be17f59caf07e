import { z } from 'zod';
import { dateTime, id, localeSchema, namedRef } from '@/backend/contract/fields';
import { scriptWords } from './script-words';
import { figure } from '@/backend/contract/figures/wire';
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
  /** What its drawn cover shows; absent until it has been computed. */
  figure: figure.optional(),
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
  /** Han characters plus Latin words of the body. */
  length: z.number(),
  likes: z.number(),
  collections: z.number(),
  script_words: scriptWords.optional(),
});

export type ContentItem = z.infer<typeof contentItem>;

/** An editor's note to readers about a change. */
const publishedCorrection = z.object({ text: z.string(), lang: localeSchema, time: dateTime });

/** What an asset of a label cost when an item was published: the last price known then, an hour old at most. */
const labelPrice = z.object({
  label_id: id,
  symbol: z.string(),
  value: z.number(),
  unit: z.string(),
  /** Minutes from the price to the publication. */
  delay_minutes: z.number(),
  is_sample: z.boolean(),
});
export type LabelPrice = z.infer<typeof labelPrice>;

/** A flash in the timeline: whole text, its running number within its day (UTC+8), its corrections, oldest first. */
export const flashItem = contentItem.extend({
  body: z.string(),
  day_number: z.number(),
  corrections: z.array(publishedCorrection).default([]),
  prices: z.array(labelPrice).default([]),
  /** What followed an important flash: the newest item that follows it up, else the newest later flash of its thread. */
  later: contentItem
    .pick({ id: true, title: true, lang: true, release_time: true, script_words: true })
    .extend({ is_follow_up: z.boolean().default(false) })
    .nullable()
    .default(null),
});

export type FlashItem = z.infer<typeof flashItem>;

/** An item of a chain of follow-ups. */
const chainItem = z.object({
  id,
  kind: contentKind,
  title: z.string(),
  lang: localeSchema,
  release_time: dateTime,
});
export type ChainItem = z.infer<typeof chainItem>;

export const contentDetail = flashItem.extend({
  /** The items it follows up and those that follow it up, with itself, oldest first; empty when there are none. */
  chain: z.array(chainItem).default([]),
  topics: z.array(namedRef),
  views: z.number(),
});

export type ContentDetail = z.infer<typeof contentDetail>;
