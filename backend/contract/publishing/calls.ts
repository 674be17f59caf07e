import { z } from 'zod';
import { figure } from '@/backend/contract/figures/wire';
import { defineCall } from '@/backend/contract/call';
import { contentKind, flashItem } from '@/backend/contract/stories/story';
import { dateTime, id, localeSchema, ownLangs, readerLocale } from '@/backend/contract/fields';
import { region } from '@/backend/contract/regions/region';
import { SECTIONS } from './sections';

const MAX_FEED_ITEMS = 50;
/** The most entries Google accepts in a news sitemap. */
const MAX_NEWS_ITEMS = 1000;
/** The most stories of one answer of the public interface. */
const MAX_RUN = 100;
/** Milliseconds since 1970 and an id: the last story of the answer before. */
export const runCursor = z.string().regex(/^\d{1,15}\.\d{1,15}$/);
export const MAX_SITEMAP_ROWS = 2000;

/**
 * The number of ids in one part of the sitemap. Ranges of ids are fixed, so that parts do not shift when stories come
 * and go.
 */
export const IDS_PER_PART = 8000;

/** A label with fewer stories is in no sitemap, and its page asks search engines not to list it. */
export const MIN_LABEL_ITEMS = 3;

/** The kinds of things with one page per id. The id of a day of flashes is the number of days since 1970-01-01. */
export const SITEMAP_SOURCES = [
  'content',
  'event',
  'organiser',
  'day',
  'author',
  'label',
  'topic',
  'category',
  'notice',
  'partner',
  'tool',
  'weekly',
  'letter',
] as const;
export type SitemapSource = (typeof SITEMAP_SOURCES)[number];

const of = z.enum(SITEMAP_SOURCES);
/** The time of the page's last change; empty if unknown. */
const changedTime = dateTime;

/** Calls for programs that read the site: feeds and sitemaps. */
export const publishingCalls = {
  feedItems: defineCall({
    path: '/feedItems',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
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
  contentRun: defineCall({
    path: '/listContent',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Live stories with their whole texts, newest first; the cursor is the last one’s time and id',
    input: z.object({
      kind: contentKind.optional(),
      important: z.boolean().optional(),
      category: id.optional(),
      label: id.optional(),
      topic: id.optional(),
      author: id.optional(),
      region: region.optional(),
      cursor: runCursor.optional(),
      size: z.coerce.number().int().min(1).max(MAX_RUN).default(20),
      locale: readerLocale,
    }),
    output: z.object({ list: z.array(flashItem), next: z.string().nullable() }),
  }),
  newsItems: defineCall({
    path: '/newsItems',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
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
    mayReadReplica: true,
    summary: `Which ranges of ids have pages (range n: ids n × ${IDS_PER_PART} to (n + 1) × ${IDS_PER_PART}), with the last change in each`,
    input: z.object({ of }),
    output: z.object({ list: z.array(z.object({ range: z.number().int(), updated_time: changedTime })) }),
  }),
  sitemapRows: defineCall({
    path: '/sitemapRows',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary:
      'What has a page, ids from `from` on and below `to`, in order; the next run begins after the last one',
    input: z.object({
      of,
      from: id,
      to: id,
      size: z.coerce.number().int().min(1).max(MAX_SITEMAP_ROWS).default(MAX_SITEMAP_ROWS),
    }),
    output: z.object({
      list: z.array(
        z.object({
          id,
          /** Null for anything but stories. */
          kind: contentKind.nullable(),
          /** For stories, the written language comes first. */
          langs: ownLangs,
          /** The path or address of a story's picture; empty if it has none. */
          pic: z.string(),
          /** The data of its drawn cover; null if it has none. */
          figure: figure.nullable().default(null),
          region: region.default('none'),
          updated_time: changedTime,
        }),
      ),
    }),
  }),
  filledSections: defineCall({
    path: '/filledSections',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'The parts of the site that have something to show; search engines get no others',
    input: z.object({}),
    output: z.object({ list: z.array(z.enum(SECTIONS)) }),
  }),
  sitemapOwn: defineCall({
    path: '/sitemapOwn',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'When the newest flash and article appeared, and when documents and kinds of data changed',
    input: z.object({}),
    output: z.object({
      flash: changedTime,
      article: changedTime,
      documents: z.array(z.object({ key: z.string(), updated_time: dateTime })),
      data_types: z.array(z.object({ type: z.string(), updated_time: dateTime })),
    }),
  }),
};
