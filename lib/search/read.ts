import 'server-only';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { tags } from '@/backend/contract/tags';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import type { SearchHit as WireHit, Snippet } from '@/backend/contract/search/calls';
import type { SearchHitView } from './hit';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import type { RouteName } from '@/lib/platform/routing/routes';
import { localLang, localText, type Reading } from '@/lib/platform/language/localize';
import { call, need } from '@/lib/platform/calls/read';

export interface SearchResults {
  hits: SearchHitView[];
  total: number;
  isMore: boolean;
  page: number;
  pages: number;
  counts: Partial<Record<WireHit['kind'], number>>;
  /** Where little or nothing is found: searches that find something. */
  suggestions: string[];
}

const HOT_RULE = { tags: [tags.hot], revalidate: LIFETIMES.hot };

const ROUTE_OF = {
  flash: 'flash',
  article: 'article',
  author: 'author',
  topic: 'topic',
  event: 'event',
} as const satisfies Record<WireHit['kind'], RouteName>;

type Filter = Pick<CallInput<'searchMore'>, 'kind' | 'days' | 'page' | 'size'>;

/**
 * Results of a search; never kept, so that a search of now finds what was published a second ago. The page is the same
 * for everyone and counts for nobody: the browser says who has searched (`RecordSearch`).
 */
export async function search(keyword: string, reading: Reading, filter: Filter = {}): Promise<SearchResults> {
  return toResults(await need('searchMore', { keyword, ...filter, locale: reading.locale }), reading);
}

/** Further results for a page that is open; null when the backend cannot say. */
export async function searchMore(
  keyword: string,
  reading: Reading,
  filter: Filter,
): Promise<SearchResults | null> {
  const outcome = await call('searchMore', { keyword, ...filter, locale: reading.locale });
  return outcome.ok ? toResults(outcome.data, reading) : null;
}

function toResults(data: CallOutput<'searchMore'>, reading: Reading): SearchResults {
  return {
    hits: data.list.map((hit) => toHit(hit, reading)),
    total: data.total,
    isMore: data.is_more,
    page: data.page,
    pages: Math.max(1, Math.ceil(data.total / data.size)),
    counts: data.counts,
    suggestions: data.suggestions.map((keyword) => localText(keyword, 'zh-Hans', reading)),
  };
}

/** What is searched most of late; nothing when the backend cannot say. */
export async function listHotKeywords(reading: Reading): Promise<string[]> {
  const outcome = await call('hotSearch', { size: 10, locale: reading.locale }, HOT_RULE);
  return outcome.ok ? outcome.data.list.map(({ keyword, lang }) => localText(keyword, lang, reading)) : [];
}

/** Titles and frequent searches that begin like the typed text; nothing when the backend cannot say. */
export async function listSuggestions(keyword: string, reading: Reading): Promise<string[]> {
  const outcome = await call('searchSuggestions', { keyword, locale: reading.locale });
  return outcome.ok ? outcome.data.list.map((row) => localText(row.keyword, 'zh-Hans', reading)) : [];
}

function toHit(hit: WireHit, reading: Reading): SearchHitView {
  const local = (snippet: Snippet) =>
    snippet.map((part) => ({ ...part, text: localText(part.text, hit.lang, reading, hit.script_words) }));
  const { locale } = reading;
  const at = toIso(hit.release_time);
  return {
    kind: hit.kind,
    id: hit.id,
    href: href(locale, ROUTE_OF[hit.kind], { id: hit.id }),
    lang: localLang(hit.lang, reading),
    title: local(hit.title),
    excerpt: local(hit.excerpt),
    author: localText(hit.author, hit.lang, reading),
    time:
      (hit.kind === 'flash' || hit.kind === 'article') && formatDate(at, locale) !== ''
        ? {
            at,
            full: formatDate(at, locale),
            number: formatDate(at, locale, 'number'),
            short: formatDate(at, locale, 'short'),
          }
        : null,
  };
}
