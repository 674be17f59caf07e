import 'server-only';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { pageCard } from '@/lib/publishing/share-picture/page-card';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import { landingAddress } from './address';
import type { Landing } from './read';

/** The share picture of a landing: its title, its summary, and its first day (`12/05`) as the big figure. */
export function landingCard({ slug, title, summary, lang, view }: Landing, locale: Locale): ShareCard {
  const { name, params } = landingAddress(slug);
  return {
    ...pageCard(href(locale, name, params), title, summary, locale, view.tone === 'dark'),
    lang,
    figure: view.starts ? view.starts.slice(5, 10).replace('-', '/') : '',
    figureNote: view.starts ? [view.starts.slice(0, 4), view.place].filter(Boolean).join('\n') : '',
  };
}
