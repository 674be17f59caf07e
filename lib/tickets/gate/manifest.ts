import type { MetadataRoute } from 'next';
import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';

/** The web app manifest of the gate. Each language has its own address, so each is an app of its own. */
export function gateManifest(
  locale: Locale,
  words: { name: string; shortName: string },
): MetadataRoute.Manifest {
  const address = href(locale, 'gate');
  return {
    id: address,
    name: words.name,
    short_name: words.shortName,
    lang: HTML_LANG[locale],
    dir: 'ltr',
    start_url: address,
    scope: address,
    display: 'standalone',
    orientation: 'portrait',
    background_color: '#111716',
    theme_color: '#111716',
    icons: [
      { src: '/app-icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/app-icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/app-icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
