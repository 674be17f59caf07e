import type { Locale } from '@/lib/platform/language/locales';
import { localAddress, splitAddress } from './local-address';
import { type Match, matchQueryForm, matchRoute, canonicalPath } from './match';
import { pathOf } from './routes';

/** The route an address belongs to. */
export interface Resolved {
  locale: Locale;
  match: Match;
  /** The path without language, in the spelling of the route table. */
  path: string;
  /** Whether the address is spelled as the route table has it, so that no redirect is needed. */
  isTidy: boolean;
  /** Keys of the query that became part of the path. */
  usedKeys: string[];
}

/** `/en` alone is a page of its own, not the English home. */
const FRONT_DOOR = '/en';

/** The language of an address and its path without it, trailing slashes gone. */
export function splitPath(pathname: string): { locale: Locale; path: string } {
  if (/^\/en\/*$/i.test(pathname)) return { locale: 'en', path: FRONT_DOOR };
  const { locale, path } = splitAddress(pathname);
  return { locale, path: path.length > 1 ? path.replace(/\/+$/, '') || '/' : path };
}

/** The route of an address in any spelling; null when the site has no such page. */
export function resolvePage(pathname: string, query: URLSearchParams): Resolved | null {
  const { locale, path } = splitPath(pathname);
  const form = matchQueryForm(path, query);
  if (form) {
    const { keys, ...match } = form;
    return { locale, match, path: pathOf(match.name, match.params), isTidy: false, usedKeys: keys };
  }
  const mended = canonicalPath(path);
  const match = mended === null ? null : matchRoute(mended);
  if (mended === null || match === null) return null;
  const address = mended === FRONT_DOOR ? FRONT_DOOR : localAddress(locale, mended);
  // Two percent-encodings of the same keyword count as equal.
  const isTidy = pathname === address || decodeURI(pathname) === decodeURI(address);
  return { locale, match, path: mended, isTidy, usedKeys: [] };
}
