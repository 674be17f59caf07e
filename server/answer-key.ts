import type { IncomingMessage } from 'node:http';
import { HONG_KONG_COOKIE, LOCALE_COOKIE } from '@/lib/platform/language/locales';
import { splitAddress } from '@/lib/platform/routing/local-address';

/** Longer addresses belong to no page. */
const MOST_CHARACTERS = 300;
/** What makes a request one for more, or for something else, than the document at its address. */
const ASKS_ELSE = ['rsc', 'next-action', 'range', 'authorization', 'if-match', 'if-unmodified-since'];
/** Headers of the framework's own scripts and servers: an answer to them suits no other request. */
const OF_FRAMEWORK = /^(?:next-|x-(?:nextjs|middleware|invoke|matched|now)-)/;
const DRAFT_COOKIE = '__prerender_bypass';
const CHOSEN = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]*)`);

/**
 * The name under which the whole answer to a request may be kept: everything it depends on. Null for a request whose
 * answer depends on more, such as a query, the language chosen by a cookie, or a wish for Markdown.
 */
export function answerKey({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (!url.startsWith('/') || url.length > MOST_CHARACTERS || url.includes('?')) return null;
  for (const name in headers) if (OF_FRAMEWORK.test(name)) return null;
  if (ASKS_ELSE.some((name) => headers[name] !== undefined)) return null;
  // Counts only where no tag is given.
  if (headers['if-modified-since'] !== undefined && headers['if-none-match'] === undefined) return null;
  if (headers.accept?.toLowerCase().includes('text/markdown')) return null;
  if (headers.cookie && (headers.cookie.includes(DRAFT_COOKIE) || mayChangeLanguage(url, headers)))
    return null;
  return `${takesGzip(headers['accept-encoding']) ? 'gzip' : 'plain'} ${url}`;
}

/** A document without a language in its address leads a reader who chose one to that; see `chosenLocale`. */
function mayChangeLanguage(url: string, headers: IncomingMessage['headers']): boolean {
  if (headers['sec-fetch-dest'] !== 'document' || splitAddress(url).locale !== 'zh-Hans') return false;
  const cookie = headers.cookie ?? '';
  const [, chosen = 'zh-Hans'] = CHOSEN.exec(cookie) ?? [];
  return chosen !== 'zh-Hans' || cookie.includes(`${HONG_KONG_COOKIE}=`);
}

/** Whether the asker reads gzip. @param given the header `Accept-Encoding` */
export function takesGzip(given: string | string[] | undefined): boolean {
  const gzip = /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/i.exec(String(given ?? ''));
  return gzip !== null && Number(gzip[1] ?? 1) > 0;
}
