import 'server-only';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { tags } from '@/backend/contract/tags';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import type { SearchHit as WireHit, Snippet } from '@/backend/contract/search/calls';
import { toIso } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import type { RouteName } from '@/lib/platform/routing/routes';
import { localLang, localText, type Reading } from '@/lib/platform/language/localize';
import { call, need } from '@/lib/platform/calls/read';

export interface SearchHit {
  kind: WireHit['kind'];
  id: number;
  href: string;
  lang: Locale;
  title: Snippet;
  excerpt: Snippet;
  releasedAt: string;
  author: string;
}

export interface SearchResults {
  hits: SearchHit[];
  total: number;
  isMore: boolean;
  page: number;
  pages: number;
  counts: Partial<Record<WireHit['kind'], number>>;
}

const HOT_RULE = { tags: [tags.hot], revalidate: LIFETIMES.hot };

const ROUTE_OF = {
  flash: 'flash',
  article: 'article',
  author: 'author',
  topic: 'topic',
  event: 'event',
} as const satisfies Record<WireHit['kind'], RouteName>;

/** Results of a search; never kept, so that a search of now finds what was published a second ago. */
export async function search(
  keyword: string,
  reading: Reading,
  filter: Pick<CallInput<'search'>, 'kind' | 'days' | 'page' | 'size'> = {},
): Promise<SearchResults> {
  const data: CallOutput<'search'> = await need('search', { keyword, ...filter, locale: reading.locale });
  return {
    hits: data.list.map((hit) => toHit(hit, reading)),
    total: data.total,
    isMore: data.is_more,
    page: data.page,
    pages: Math.max(1, Math.ceil(data.total / data.size)),
    counts: data.counts,
  };
}

/** What is searched most of late; nothing when the backend cannot say. */
export async function listHotKeywords(reading: Reading): Promise<string[]> {
  const outcome = await call('hotSearch', { size: 10, locale: reading.locale }, HOT_RULE);
  return outcome.ok ? outcome.data.list.map(({ keyword }) => localText(keyword, 'zh-Hans', reading)) : [];
}

/** Titles and frequent searches that begin like the typed text; nothing when the backend cannot say. */
export async function listSuggestions(keyword: string, reading: Reading): Promise<string[]> {
  const outcome = await call('searchSuggestions', { keyword, locale: reading.locale });
  return outcome.ok ? outcome.data.list.map((row) => localText(row.keyword, 'zh-Hans', reading)) : [];
}

function toHit(hit: WireHit, reading: Reading): SearchHit {
  const local = (snippet: Snippet) =>
    snippet.map((part) => ({ ...part, text: localText(part.text, hit.lang, reading, hit.script_words) }));
  return {
    kind: hit.kind,
    id: hit.id,
    href: href(reading.locale, ROUTE_OF[hit.kind], { id: hit.id }),
    lang: localLang(hit.lang, reading),
    title: local(hit.title),
    excerpt: local(hit.excerpt),
    releasedAt: toIso(hit.release_time),
    author: localText(hit.author, hit.lang, reading),
  };
}
