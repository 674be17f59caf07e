import 'server-only';
import { LOCALES } from '@/lib/platform/language/locales';
import { localAddress } from '@/lib/platform/routing/local-address';
import { KEY_PAGES } from '@/lib/platform/routing/key-pages';
import { pathOf, type RouteName } from '@/lib/platform/routing/routes';
import { cookie } from './cookies';
import { linkName } from './link-name';

/** Holds the key of one page, and is sent to the addresses of that page alone. */
export const KEY_COOKIE = 'lx_key';
/** Shows that a browser stores cookies; it holds no other information. */
export const COOKIE_TEST = 'lx_keeps';

const COOKIE_TEST_SECONDS = 60;
const DAY_SECONDS = 86_400;

/** The address below which calls find the key of a page. */
const callsOf = (link: string): string => `/api/opened/${link}`;

export const storesCookies = (): string => cookie(COOKIE_TEST, '1', COOKIE_TEST_SECONDS);

/**
 * The cookies that hold the key of a page; nothing when the page has none. A page that reads its key itself gets one
 * cookie for each language.
 */
export function keyCookies(name: RouteName, key: string): string[] {
  const page = KEY_PAGES[name];
  if (!page) return [];
  const link = linkName(key);
  const path = pathOf(page.opened, { link });
  const paths =
    page.readBy === 'calls' ? [callsOf(link)] : LOCALES.map((locale) => localAddress(locale, path));
  return paths.map((cookiePath) =>
    cookie(KEY_COOKIE, encodeURIComponent(key), page.days * DAY_SECONDS, { path: cookiePath }),
  );
}

/** The key that a cookie holds for an address; null without one, and for the key of another page. */
export function keyFor(link: string, value: string | undefined): string | null {
  const key = value === undefined ? '' : plain(value);
  return key !== '' && linkName(key) === link ? key : null;
}

/** The value of a cookie; empty if this site did not write it. */
function plain(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
