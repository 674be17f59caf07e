import { z } from 'zod';
import { defineCall } from './call';
import { contentKind, flashItem, region } from './content-item';
import { dateTime, id } from './fields';
import { localeSchema, readerLocale } from './locale';

export const MAX_FEED_ITEMS = 50;
/** A news sitemap holds no more (Google). */
export const MAX_NEWS_ITEMS = 1000;
export const MAX_SITEMAP_ROWS = 2000;

const sitemapRow = z.object({
  id,
  /** The written language, then translations. */
  langs: z.array(localeSchema),
  updated_time: dateTime,
});

/** Ids from `from` on and below `to`, in order; the next run begins after the last one. */
const idRange = z.object({
  from: id,
  to: id,
  size: z.coerce.number().int().min(1).max(MAX_SITEMAP_ROWS).default(MAX_SITEMAP_ROWS),
});

const ranges = z.object({
  list: z.array(z.object({ range: z.number().int(), updated_time: dateTime })),
});

/** Calls for those who read the site by machine: feeds and sitemaps. */
export const machineCalls = {
  feedItems: defineCall({
    path: '/feedItems',
    methods: ['POST'],
    access: 'public',
    summary:
      'The newest items with their whole texts. In English only items with an English text, in Chinese only those with a Chinese one',
    input: z.object({
      kind: contentKind.optional(),
      category: id.optional(),
      label: id.optional(),
      topic: id.optional(),
      author: id.optional(),
      region: region.optional(),
      size: z.coerce.number().int().min(1).max(MAX_FEED_ITEMS).default(MAX_FEED_ITEMS),
      locale: readerLocale,
    }),
    output: z.object({ list: z.array(flashItem) }),
  }),
  newsItems: defineCall({
    path: '/newsItems',
    methods: ['POST'],
    access: 'public',
    summary: 'Titles of the last hours for a news sitemap, newest first',
    input: z.object({
      hours: z.coerce.number().int().min(1).max(48).default(48),
      size: z.coerce.number().int().min(1).max(MAX_NEWS_ITEMS).default(MAX_NEWS_ITEMS),
    }),
    output: z.object({
      list: z.array(
        z.object({
          id,
          kind: contentKind,
          release_time: dateTime,
          titles: z.array(z.object({ lang: localeSchema, title: z.string() })),
        }),
      ),
    }),
  }),
  sitemapRanges: defineCall({
    path: '/sitemapRanges',
    methods: ['POST'],
    access: 'public',
    summary:
      'Which ranges of ids hold live items (range n: ids n × size to (n + 1) × size), with the last change in each',
    input: z.object({ of: z.enum(['content', 'event']), size: z.coerce.number().int().min(1000) }),
    output: ranges,
  }),
  sitemapLists: defineCall({
    path: '/sitemapLists',
    methods: ['POST'],
    access: 'public',
    summary: 'Authors and labels with anything live',
    input: z.object({}),
    output: z.object({ authors: z.array(id), labels: z.array(id) }),
  }),
  sitemapItems: defineCall({
    path: '/sitemapItems',
    methods: ['POST'],
    access: 'public',
    summary: 'Live flashes and articles of a range of ids, in order',
    input: idRange,
    output: z.object({ list: z.array(sitemapRow.extend({ kind: contentKind })) }),
  }),
  sitemapEvents: defineCall({
    path: '/sitemapEvents',
    methods: ['POST'],
    access: 'public',
    summary: 'Published events of a range of ids, in order',
    input: idRange,
    output: z.object({ list: z.array(sitemapRow) }),
  }),
};
