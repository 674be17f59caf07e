import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, localeSchema, paging, readerLocale } from '@/backend/contract/fields';
import { scriptWords } from '@/backend/contract/stories/script-words';

export const SEARCH_KINDS = ['flash', 'article', 'author', 'topic', 'event'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
export const MAX_KEYWORD_LENGTH = 100;
/** Relevance is ranked among this many of the newest matches; deeper pages do not exist. */
export const SEARCH_WINDOW = 300;

/** Typed text; what is too long is cut, and control characters, which Postgres cannot store, are blanks. */
const keyword = z.string().transform((text) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_KEYWORD_LENGTH),
);

/** A piece of text with the matched parts told apart. */
const snippet = z.array(z.object({ text: z.string(), hit: z.boolean() }));
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
  /** Only items of the last so many days. */
  days: z.coerce.number().int().min(1).max(36500).optional(),
  ...paging,
  locale: readerLocale,
});

const hits = z.object({
  list: z.array(searchHit),
  /** Matches within the window; `is_more` says that there are others beyond it. */
  total: z.number(),
  is_more: z.boolean(),
  page: z.number(),
  size: z.number(),
  counts: z.partialRecord(z.enum(SEARCH_KINDS), z.number()),
});

export const searchCalls = {
  search: defineCall({
    path: '/search',
    methods: ['POST'],
    access: 'public',
    summary: 'Search everything; records the search for the hot list',
    input: searchInput.extend({ uuid: z.string().max(64).optional() }),
    output: hits,
  }),
  searchMore: defineCall({
    path: '/searchMore',
    methods: ['POST'],
    access: 'public',
    summary: 'Further results of a search, not recorded',
    input: searchInput,
    output: hits,
  }),
  hotSearch: defineCall({
    path: '/hotSearch',
    methods: ['POST'],
    access: 'public',
    summary: 'What is searched most of late',
    input: z.object({ size: paging.size.default(10), locale: readerLocale }),
    output: z.object({ list: z.array(z.object({ keyword: z.string() })) }),
  }),
  searchSuggestions: defineCall({
    path: '/searchSuggest',
    methods: ['POST'],
    access: 'public',
    summary: 'Titles and frequent searches that begin like the typed text',
    input: z.object({ keyword, locale: readerLocale }),
    output: z.object({ list: z.array(z.object({ keyword: z.string() })) }),
  }),
  searchRecords: defineCall({
    path: '/getSearchRecords',
    methods: ['POST'],
    access: 'user',
    summary: 'My own past searches',
    input: z.object({}),
    output: z.object({ list: z.array(z.object({ id, keyword: z.string(), time: dateTime })) }),
  }),
  deleteSearchRecords: defineCall({
    path: '/delSearchRecords',
    methods: ['POST'],
    access: 'user',
    summary: 'Delete one or all of my past searches',
    input: z.object({ id: id.optional() }),
    output: z.object({ deleted: z.number() }),
  }),
};
