import type { SEARCH_KINDS, Snippet } from '@/backend/contract/search/calls';
import type { Locale } from '@/lib/platform/language/locales';

/** A piece of a title; `mayEnd`: a line may break after it. */
export type TitlePart = Snippet[number] & { mayEnd?: true };

/** A search result as its row shows it. All texts are already formatted, so that server and browser show the same. */
export interface SearchHitView {
  kind: (typeof SEARCH_KINDS)[number];
  id: number;
  href: string;
  lang: Locale;
  title: TitlePart[];
  excerpt: Snippet;
  author: string;
  /** The time of publication; null for results without one. */
  time: { at: string; full: string; number: string; short: string } | null;
}

/** A page of results of one kind: the answer of /api/search-more. */
export interface SearchHitViews {
  hits: SearchHitView[];
  isLast: boolean;
}
