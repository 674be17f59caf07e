import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, localeSchema, paging, readerLocale } from '@/backend/contract/fields';
import { scriptWords } from '@/backend/contract/stories/script-words';

export const SEARCH_KINDS = ['flash', 'article', 'author', 'topic', 'event'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
export const MAX_KEYWORD_LENGTH = 100;
/** Only this many of the best matches are listed; there are no further pages. */
export const SEARCH_WINDOW = 300;

/**
 * A typed search text. Text that is too long is cut; control characters, some of which Postgres cannot store, become
 * blanks.
 */
const keyword = z.string().transform((text) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_KEYWORD_LENGTH),
);

/** A text in parts; `hit` marks the parts that match. */
export const snippet = z.array(z.object({ text: z.string(), hit: z.boolean() }));
export type Snippet = z.infer<typeof snippet>;

const searchHit = z.object({
  kind: z.enum(SEARCH_KINDS),
  id,
  lang: localeSchema,
  title: snippet,
  excerpt: snippet,
  release_time: dateTime,
  author: z.string(),
  script_words: scriptWords.optional(),
});
export type SearchHit = z.infer<typeof searchHit>;

const searchInput = z.object({
  keyword,
  kind: z.enum(SEARCH_KINDS).optional(),
  /** Only stories of the last `days` days. */
  days: z.coerce.number().int().min(1).max(36500).optional(),
  ...paging,
  locale: readerLocale,
});

const hits = z.object({
  list: z.array(searchHit),
  /** The number of listed matches; `is_more` says that there are others. */
  total: z.number(),
  is_more: z.boolean(),
  page: z.number(),
  size: z.number(),
  counts: z.partialRecord(z.enum(SEARCH_KINDS), z.number()),
  /** What was searched instead, when the search itself found nothing; else null. */
  instead: z.string().nullable(),
  /** Whether no text has all words of the search, so that these have its rarest ones. */
  is_partial: z.boolean(),
  /** Similar searches with results, when this one has few or none. */
  suggestions: z.array(z.string()),
});

/** A search as typed, with Chinese in simplified script; `lang` is `en` for text without Chinese characters. */
const hotKeyword = z.object({ keyword: z.string(), lang: localeSchema });

export const searchCalls = {
  search: defineCall({
    path: '/search',
    methods: ['POST'],
    access: 'public',
    summary: 'Search everything; counts for the hot searches, and is kept among those of a signed-in reader',
    input: searchInput.extend({ uuid: z.string().max(64).optional() }),
    output: hits,
  }),
  searchMore: defineCall({
    path: '/searchMore',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Further results of a search, not recorded',
    input: searchInput,
    output: hits,
  }),
  hotSearch: defineCall({
    path: '/hotSearch',
    methods: ['POST'],
    access: 'public',
    summary: 'What several readers searched of late, in the language given',
    input: z.object({ size: paging.size.default(10), locale: readerLocale }),
    output: z.object({ list: z.array(hotKeyword) }),
  }),
  searchSuggestions: defineCall({
    path: '/searchSuggest',
    methods: ['POST'],
    access: 'public',
    summary: 'Titles and frequent searches that begin like the typed text',
    input: z.object({ keyword, locale: readerLocale }),
    output: z.object({
      list: z.array(z.object({ keyword: z.string(), lang: localeSchema.default('zh-Hans') })),
    }),
  }),
  recordSearch: defineCall({
    path: '/recordSearch',
    methods: ['POST'],
    access: 'public',
    browser: 'session',
    summary: 'Record a search as /search does, for a page of results that was read without it',
    input: z.object({
      keyword,
      /** The token from the page of results; without it the search does not count for the popular searches. */
      token: z.string().max(100).default(''),
    }),
    output: z.object({ recorded: z.boolean() }),
  }),
  searchRecords: defineCall({
    path: '/getSearchRecords',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'My own past searches',
    input: z.object({}),
    output: z.object({ list: z.array(z.object({ id, keyword: z.string(), time: dateTime })) }),
  }),
  deleteSearchRecords: defineCall({
    path: '/delSearchRecords',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Delete one or all of my past searches',
    input: z.object({ id: id.optional() }),
    output: z.object({ deleted: z.number() }),
  }),
  blockedSearches: defineCall({
    path: '/blockedSearches',
    methods: ['POST'],
    access: 'editor',
    summary: 'Searches that are kept out of the hot list and of suggestions, newest first',
    input: z.object({}),
    output: z.object({ list: z.array(z.object({ keyword: z.string(), time: dateTime })) }),
  }),
  blockSearch: defineCall({
    path: '/blockSearch',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'Keep a search out of the hot list and of suggestions in all its spellings, or let it back in',
    input: z.object({ keyword: keyword.pipe(z.string().min(1)), block: z.boolean().default(true) }),
    output: z.object({ blocked: z.boolean() }),
  }),
};
