import type { MetadataRoute } from 'next';
import { siteBrand } from '@/lib/platform/config/site-brand';
import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { href } from '@/lib/platform/routing/href';

/** Pages in the shortcut menu of the app's icon, those of sections that are off aside. */
const SHORTCUTS = ['news', 'events', 'data'] as const;

interface Words {
  name: string;
  /** What the app of this product is, until the newsroom says what it writes about. */
  description: string;
  /** What the newsroom says it writes about. */
  about: string;
  shortcuts: Record<(typeof SHORTCUTS)[number], string>;
}

/** The web app manifest. All languages share one app id; the app starts in the given language. */
export function webAppManifest(locale: Locale, words: Words): MetadataRoute.Manifest {
  const isDescribed = Object.keys(siteBrand().description ?? {}).length > 0;
  return {
    id: '/',
    name: words.name,
    short_name: words.name,
    description: isDescribed ? words.about : words.description,
    lang: HTML_LANG[locale],
    dir: 'ltr',
    start_url: href(locale, 'home'),
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    categories: isDescribed ? ['news'] : ['news', 'finance'],
    icons: [
      { src: '/app-icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/app-icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/app-icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: SHORTCUTS.filter(isShown).map((name) => ({
      name: words.shortcuts[name],
      url: href(locale, name),
    })),
  };
}
