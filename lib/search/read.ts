import 'server-only';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { tags } from '@/backend/contract/tags';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import type { SearchHit as WireHit, Snippet } from '@/backend/contract/search/calls';
import { localSnippet } from './local-snippet';
import type { SearchHitView } from './hit';
import { titleParts } from './title-parts';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import type { RouteName } from '@/lib/platform/routing/routes';
import { localLang, localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import { call, readRequired } from '@/lib/platform/calls/read';

export interface SearchResults {
  hits: SearchHitView[];
  total: number;
  isMore: boolean;
  page: number;
  pages: number;
  counts: Partial<Record<WireHit['kind'], number>>;
  /** What was searched instead of a search that found nothing. */
  instead: string | null;
  /** Whether no text has all words, so that these have the rarest of them. */
  isPartial: boolean;
  /** Other searches that have results, shown when this one has few or none. */
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
 * Results of a search; never cached, so that new stories are found at once. Rendering does not count the search: the
 * browser reports it (`recordSearch`).
 */
export async function search(
  keyword: string,
  language: ReaderLanguage,
  filter: Filter = {},
): Promise<SearchResults> {
  return toResults(
    await readRequired('searchMore', { keyword, ...filter, locale: language.locale }),
    language,
  );
}

/** Further results for an open page; null when the call failed. */
export async function searchMore(
  keyword: string,
  language: ReaderLanguage,
  filter: Filter,
): Promise<SearchResults | null> {
  const outcome = await call('searchMore', { keyword, ...filter, locale: language.locale });
  return outcome.ok ? toResults(outcome.data, language) : null;
}

function toResults(data: CallOutput<'searchMore'>, language: ReaderLanguage): SearchResults {
  return {
    hits: data.list.map((hit) => toHit(hit, language)),
    total: data.total,
    isMore: data.is_more,
    page: data.page,
    pages: Math.max(1, Math.ceil(data.total / data.size)),
    counts: data.counts,
    instead: data.instead === null ? null : localText(data.instead, 'zh-Hans', language),
    isPartial: data.is_partial,
    suggestions: data.suggestions.map((keyword) => localText(keyword, 'zh-Hans', language)),
  };
}

/** The most frequent recent searches; none when the call failed. */
export async function listHotKeywords(language: ReaderLanguage): Promise<string[]> {
  const outcome = await call('hotSearch', { size: 10, locale: language.locale }, HOT_RULE);
  return outcome.ok ? outcome.data.list.map(({ keyword, lang }) => localText(keyword, lang, language)) : [];
}

/** Titles and frequent searches that begin with the typed text; none when the call failed. */
export async function listSuggestions(keyword: string, language: ReaderLanguage): Promise<string[]> {
  const outcome = await call('searchSuggestions', { keyword, locale: language.locale });
  return outcome.ok
    ? outcome.data.list.map(({ keyword: text, lang }) => localText(text, lang, language))
    : [];
}

function toHit(hit: WireHit, language: ReaderLanguage): SearchHitView {
  const local = (snippet: Snippet) => localSnippet(snippet, hit.lang, language, hit.script_words);
  const { locale } = language;
  const at = toIso(hit.release_time);
  return {
    kind: hit.kind,
    id: hit.id,
    href: href(locale, ROUTE_OF[hit.kind], { id: hit.id }),
    lang: localLang(hit.lang, language),
    title: titleParts(local(hit.title), localLang(hit.lang, language)),
    excerpt: local(hit.excerpt),
    author: localText(hit.author, hit.lang, language),
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
