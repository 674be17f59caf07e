import { LOCALES, PREFIXES, type Locale } from '@/lib/platform/language/locales';

/**
 * The Hong Kong edition, whose readers choose a language separately. Defined here, because a browser needs no other
 * route.
 */
export const HONG_KONG_PATH = '/hk';

/** The address of a path in one language. `/en` alone is the English entry page, so the English home is /en/home. */
export function localAddress(locale: Locale, path: string): string {
  if (path === '/') return locale === 'en' ? '/en/home' : PREFIXES[locale] || '/';
  return `${PREFIXES[locale]}${path}`;
}

/** Splits an address into its language and the path without prefix. */
export function splitAddress(address: string): { locale: Locale; path: string } {
  for (const locale of LOCALES) {
    const prefix = PREFIXES[locale];
    if (prefix === '') continue;
    const start = address.slice(0, prefix.length).toLowerCase();
    if (start === prefix && (address.length === prefix.length || address[prefix.length] === '/')) {
      return { locale, path: address.slice(prefix.length) || '/' };
    }
  }
  return { locale: 'zh-Hans', path: address };
}

/**
 * The path of a page without its language: from the browser's address, or, while a page is rendered, from the internal
 * address the middleware rewrote to (`/zh-Hans/news`).
 */
export function plainPath(pathname: string): string {
  const path = pathname.replace(/^\/(zh-Hans|zh-Hant|zh-hant|en)(?=\/|$)/, '') || '/';
  return path === '/home' ? '/' : path;
}
