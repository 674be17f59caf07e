import { z } from 'zod';
import { dateTime, id, localeSchema, namedRef } from '@/backend/contract/fields';
import { scriptWords } from './script-words';
import { figure } from '@/backend/contract/figures/wire';
import { author } from '@/backend/contract/people/author';
import { region } from '@/backend/contract/regions/region';

export const CONTENT_KINDS = ['flash', 'article'] as const;

export const contentKind = z.enum(CONTENT_KINDS);

export type ContentKind = z.infer<typeof contentKind>;

/** A flash or an article as lists show it. `lang` is the language of the texts in this answer. */
export const contentItem = z.object({
  id,
  kind: contentKind,
  title: z.string(),
  summary: z.string(),
  /** The path or address of its picture; may be empty. */
  pic: z.string(),
  /** The data of its drawn cover; absent until it has been computed. */
  figure: figure.optional(),
  release_time: dateTime,
  updated_time: dateTime,
  lang: localeSchema,
  /** The language the story was written in, then its translations. */
  langs: z.array(localeSchema),
  is_important: z.boolean(),
  region,
  author: author.nullable(),
  category: namedRef.nullable(),
  labels: z.array(namedRef),
  source_name: z.string(),
  source_url: z.string(),
  /** The number of Han characters plus Latin words of the body. */
  length: z.number(),
  likes: z.number(),
  collections: z.number(),
  script_words: scriptWords.optional(),
});

export type ContentItem = z.infer<typeof contentItem>;

/** A correction note: an editor's sentence to readers about a change. */
const publishedCorrection = z.object({ text: z.string(), lang: localeSchema, time: dateTime });

/** The price of a label's asset when the story was published: the last known price, at most an hour old. */
const labelPrice = z.object({
  label_id: id,
  symbol: z.string(),
  value: z.number(),
  unit: z.string(),
  /** The minutes between the price and the publication. */
  delay_minutes: z.number(),
  is_sample: z.boolean(),
});
export type LabelPrice = z.infer<typeof labelPrice>;

/**
 * A flash in the timeline, with its full text, its running number within its day (UTC+8), and its corrections, oldest
 * first.
 */
export const flashItem = contentItem.extend({
  body: z.string(),
  day_number: z.number(),
  corrections: z.array(publishedCorrection).default([]),
  prices: z.array(labelPrice).default([]),
  /**
   * For an important flash, a later story: the newest one that follows it up, else the newest later flash of its
   * thread.
   */
  later: contentItem
    .pick({ id: true, title: true, lang: true, release_time: true, script_words: true })
    .extend({ is_follow_up: z.boolean().default(false) })
    .nullable()
    .default(null),
});

export type FlashItem = z.infer<typeof flashItem>;

/** A story in a chain of follow-ups. */
const chainItem = z.object({
  id,
  kind: contentKind,
  title: z.string(),
  lang: localeSchema,
  release_time: dateTime,
});
export type ChainItem = z.infer<typeof chainItem>;

export const contentDetail = flashItem.extend({
  /** The title for search results in the language of the texts; absent when none is written. */
  search_title: z.string().optional(),
  /**
   * The stories it follows up and those that follow it up, including itself, oldest first; empty when there are none.
   */
  chain: z.array(chainItem).default([]),
  topics: z.array(namedRef),
  views: z.number(),
});

export type ContentDetail = z.infer<typeof contentDetail>;

/** The flashes of the topic a flash belongs to, oldest first, and its neighbours in the timeline. */
export const flashThread = z.object({
  topic: namedRef.nullable(),
  list: z.array(contentItem),
  previous: contentItem.nullable(),
  next: contentItem.nullable(),
});
