import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_DOCUMENT_HEADER } from '@/lib/platform/routing/error-documents';
import { answerHeaders, PAGE_HEADERS } from '@/lib/platform/security/answer-headers';
import { INLINE_HASHES_HEADER } from '@/lib/platform/security/inline-hashes-header';
import {
  type AllowedScripts,
  EMBED_POLICY,
  FILE_POLICY,
  isEmbed,
  pagePolicy,
} from '@/lib/platform/security/content-security-policy';

/** What the framework and this server say to each other. */
const INTERNAL = /^x-(?:middleware|nextjs|next|lx|action)-/;
/** What the framework's own script reads when it follows a link. */
const OF_NAVIGATIONS = [
  'x-nextjs-prerender',
  'x-nextjs-postponed',
  'x-nextjs-stale-time',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
];
/** How long shared caches keep a page at most: they do not learn of changes. */
const MOST_SHARED_SECONDS = 3600;
/** How long after that they may go on with an old page while they fetch the new one. */
const MOST_STALE_SECONDS = 60;

export interface Finishing {
  isHttps: boolean;
  hasChatShare: boolean;
  /** What the page was made with, if it was made for this request alone. */
  nonce: string;
}

/** Sets the final headers of every answer and removes the internal ones. */
export function finishAnswer(
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  { nonce, ...site }: Finishing,
): void {
  const scripts = scriptsOf(response, nonce);
  const isNavigation = headers.rsc !== undefined;
  for (const name of response.getHeaderNames()) {
    const isKept = isNavigation && OF_NAVIGATIONS.includes(name);
    if (name === ERROR_DOCUMENT_HEADER || (INTERNAL.test(name) && !isKept)) response.removeHeader(name);
  }
  const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html');
  // Without a body there is no type either, and a browser takes what such an answer says for the page it has kept.
  const isFile = !isPage && response.statusCode !== 304;
  const mayBeFramed = isEmbed(url);
  const added = {
    ...answerHeaders(url, site.isHttps),
    ...(isPage && PAGE_HEADERS),
    ...(isPage && { 'content-security-policy': mayBeFramed ? EMBED_POLICY : pagePolicy(scripts, site) }),
    ...(isFile &&
      !response.hasHeader('content-security-policy') && { 'content-security-policy': FILE_POLICY }),
  };
  for (const [name, value] of Object.entries(added)) response.setHeader(name, value);
  if (mayBeFramed) response.removeHeader('x-frame-options');
  const caching = response.getHeader('cache-control');
  if (typeof caching === 'string') response.setHeader('cache-control', boundCaching(caching));
}

function scriptsOf(response: ServerResponse, nonce: string): AllowedScripts {
  const hashes = response.getHeader(INLINE_HASHES_HEADER);
  return typeof hashes === 'string' ? { hashes: hashes.split(' ').filter(Boolean) } : { nonce };
}

/**
 * Next lets shared caches go on with an outdated page for the rest of a year. Browsers, told nothing, would work out from
 * its date how long to keep it.
 */
function boundCaching(caching: string): string {
  const isBrowserTold = /\b(?:max-age|no-store|no-cache)\b/.test(caching.replace(/\bs-maxage\b/, ''));
  return (isBrowserTold ? caching : `max-age=0, ${caching}`)
    .replace(/(?<=\bs-maxage=)\d+/, (seconds) => String(Math.min(Number(seconds), MOST_SHARED_SECONDS)))
    .replace(/(?<=\bstale-while-revalidate=)\d+/, (seconds) =>
      String(Math.min(Number(seconds), MOST_STALE_SECONDS)),
    );
}
