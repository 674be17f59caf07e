import type { IncomingMessage } from 'node:http';
import { HONG_KONG_COOKIE, LOCALE_COOKIE, type Locale } from '@/lib/platform/language/locales';
import { offeredLocales } from '@/lib/platform/language/offered-locales';
import {
  ACTION_HEADER,
  AS_RENDERED_HEADER,
  DRAFT_COOKIE,
  INTERNAL_REQUEST_HEADER,
  RSC_HEADER,
} from '@/lib/platform/next/headers';
import { isThemedEmbed } from '@/lib/platform/routing/embeds';
import { parseStoryAddress } from './documents/story-address';
import { splitAddress } from '@/lib/platform/routing/local-address';
import { routes } from '@/lib/platform/routing/routes';

/** Answers at longer addresses are never cached: no page has one. */
const MAX_CHARACTERS = 300;
/** Request headers that change the answer, so that it is not simply the document at the address. */
const VARYING_HEADERS = [
  RSC_HEADER,
  ACTION_HEADER,
  AS_RENDERED_HEADER,
  'range',
  'authorization',
  'if-match',
  'if-unmodified-since',
];
/** The addresses of the home page in simplified Chinese. */
const HOME_PATHS: ReadonlySet<string> = new Set([routes.home.path, ...routes.home.aliases]);
/** The language in which readers who chose none are shown an address without a prefix. */
function newcomersLocale(url: string): Locale | undefined {
  const [path = '/'] = url.split('?');
  return HOME_PATHS.has(path) ? offeredLocales()[0] : 'zh-Hans';
}

/**
 * Whether an address answers everybody who chose no language alike. Where it redirects newcomers and not programs, no
 * cache before the portal may store what it answers.
 */
export const isSameForNewcomers = (url: string): boolean => newcomersLocale(url) === 'zh-Hans';

const CHOSEN = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]*)`);

/**
 * The key under which the complete answer to a request may be cached: everything the answer depends on. Null for a
 * request whose answer depends on more, such as the words of a search, the language chosen by a cookie, or a request for Markdown.
 */
export function answerKey({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (!url.startsWith('/') || url.length > MAX_CHARACTERS) return null;
  const address = answeredAddress(url);
  if (address === null) return null;
  // An answer to Next's own scripts and servers fits no other request.
  for (const name in headers) if (INTERNAL_REQUEST_HEADER.test(name)) return null;
  if (VARYING_HEADERS.some((name) => headers[name] !== undefined)) return null;
  if (headers.accept?.toLowerCase().includes('text/markdown')) return null;
  if (headers.cookie?.includes(DRAFT_COOKIE) || mayChangeLanguage(url, headers)) return null;
  return `${takesGzip(headers['accept-encoding']) ? 'gzip' : 'plain'} ${address}`;
}

/**
 * The address whose answer answers this one: a story is shown the same with any query, such as the ones that other sites
 * add to links. Null where the query says what is shown.
 */
function answeredAddress(url: string): string | null {
  if (!url.includes('?') || isThemedEmbed(url)) return url;
  const at = url.indexOf('?');
  const path = url.slice(0, at);
  return parseStoryAddress(path, new URLSearchParams(url.slice(at))) ? path : null;
}

/** The address in a key. */
export const addressOf = (key: string): string => key.slice(key.indexOf(' ') + 1);

/** Whether the middleware may redirect this request to another language or edition, by a cookie; see `chosenLocale`. */
function mayChangeLanguage(url: string, headers: IncomingMessage['headers']): boolean {
  if (headers['sec-fetch-dest'] !== 'document' || splitAddress(url).locale !== 'zh-Hans') return false;
  const cookie = headers.cookie ?? '';
  const [, chosen = newcomersLocale(url)] = CHOSEN.exec(cookie) ?? [];
  return chosen !== 'zh-Hans' || cookie.includes(`${HONG_KONG_COOKIE}=`);
}

/** Whether the client accepts gzip. @param acceptEncoding the header `Accept-Encoding` */
export const takesGzip = (acceptEncoding: string | string[] | undefined): boolean =>
  takesEncoding(acceptEncoding, 'gzip');

/** Whether the client names an encoding and does not refuse it. @param acceptEncoding the header `Accept-Encoding` */
export function takesEncoding(acceptEncoding: string | string[] | undefined, name: 'gzip' | 'br'): boolean {
  const pattern = new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`, 'i');
  const named = pattern.exec(String(acceptEncoding ?? ''));
  return named !== null && Number(named[1] ?? 1) > 0;
}
