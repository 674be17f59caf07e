import type { NextRequest } from 'next/server';
import type { RouteName } from './routes';
import { matchRoute } from './match';
import { splitAddress } from './local-address';
import { offeredLocales } from '@/lib/platform/language/offered-locales';
import { HONG_KONG_COOKIE, LOCALE_COOKIE, type Locale } from '@/lib/platform/language/locales';

/**
 * The language to show when a reader opens an address without a language prefix: the one they chose, when they come from
 * outside the site and it is still offered; for readers who chose none, the first that the newsroom offers, on the home page
 * and where no page is; or traditional Chinese for /hk when its flag is set. Null for the language of the address, as always
 * for data requests of soft navigations.
 * @param name null for an address without a page
 */
export function chosenLocale(request: NextRequest, name: RouteName | null, locale: Locale): Locale | null {
  const isDocument = request.headers.get('sec-fetch-dest') === 'document' && request.method === 'GET';
  if (!isDocument || locale !== 'zh-Hans') return null;
  const offered = offeredLocales();
  const [first = 'zh-Hans'] = offered;
  const newcomers = name === 'home' || name === null ? first : 'zh-Hans';
  const chosen =
    offered.find((candidate) => candidate === request.cookies.get(LOCALE_COOKIE)?.value) ?? newcomers;
  const from = pageBefore(request);
  const isFlagged = name === 'hk' && chosen !== 'en' && request.cookies.get(HONG_KONG_COOKIE)?.value === '1';
  // A reader who comes from /hk in another language chose this one there.
  if (isFlagged) return from === 'hk' ? null : 'zh-Hant';
  return from === null && chosen !== locale ? chosen : null;
}

/** The page of this site from which a visit comes; null for visits from outside. */
function pageBefore(request: NextRequest): RouteName | 'other' | null {
  const referrer = request.headers.get('referer');
  if (referrer === null || !URL.canParse(referrer)) return null;
  const { host, pathname } = new URL(referrer);
  if (host !== request.headers.get('host')) return null;
  return matchRoute(splitAddress(pathname).path)?.name ?? 'other';
}
