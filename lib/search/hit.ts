import type { SEARCH_KINDS, Snippet } from '@/backend/contract/search/calls';
import type { Locale } from '@/lib/platform/language/locales';

/** A piece of a title; `mayEnd` where a line may break after it. */
export type TitlePart = Snippet[number] & { mayEnd?: true };

/** A result as its row shows it: all texts are formatted already, for the server and the browser alike. */
export interface SearchHitView {
  kind: (typeof SEARCH_KINDS)[number];
  id: number;
  href: string;
  lang: Locale;
  title: TitlePart[];
  excerpt: Snippet;
  author: string;
  /** When it was published; null for what has no time of its own. */
  time: { at: string; full: string; number: string; short: string } | null;
}

/** A page of results of one kind: the answer of /api/search-more. */
export interface SearchHitViews {
  hits: SearchHitView[];
  isLast: boolean;
}
