import { localAddress } from '@/lib/platform/routing/local-address';
import type { Locale } from '@/lib/platform/language/locales';

/** Whether a link leads to another site. */
export function isForeign(link: string): boolean {
  return /^[a-z]+:/i.test(link);
}

/**
 * A link of a landing in the reader's language: paths of the site get the language's prefix, other addresses are
 * unchanged.
 */
export function localLink(link: string, locale: Locale): string {
  return isForeign(link) || link.startsWith('#') ? link : localAddress(locale, link);
}
