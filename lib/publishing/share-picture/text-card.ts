import 'server-only';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import type { ShareCard } from './card';
import { pageCard } from './page-card';

/** Pages that have a title and a short text. */
export type TextPage = 'category' | 'newsCategory' | 'notice' | 'weeklyIssue' | 'letter' | 'partner' | 'tool';

export interface TextWords {
  title: string;
  text: string;
  /** The language of the texts, if it differs from the page's. */
  lang?: Locale;
}

/** The card of a page with a title and a short text. */
export function textCard(
  route: TextPage,
  id: number,
  { title, text, lang }: TextWords,
  locale: Locale,
): ShareCard {
  return { ...pageCard(href(locale, route, { id }), title, text, locale, false), lang: lang ?? locale };
}
