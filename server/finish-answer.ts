import type { IncomingMessage, ServerResponse } from 'node:http';
import { INTERNAL_ANSWER_HEADER, NAVIGATION_HEADERS, RSC_HEADER } from '@/lib/platform/next/headers';
import { ERROR_DOCUMENT_HEADER } from '@/lib/platform/routing/error-documents';
import { answerHeaders, pageHeaders } from '@/lib/platform/security/answer-headers';
import { INLINE_HASHES_HEADER } from '@/lib/platform/security/inline-hashes-header';
import { frameOrigins, FRAMES_HEADER } from '@/lib/platform/security/page-frames';
import {
  type AllowedScripts,
  EMBED_POLICY,
  FILE_POLICY,
  isEmbed,
  isInOwnFrame,
  isLetterPreview,
  LETTER_POLICY,
  pagePolicy,
} from '@/lib/platform/security/content-security-policy';

/** Beginning of the headers between pages and this server. */
const OWN_INTERNAL = 'x-lx-';
/** For how many seconds after that time shared caches may serve the old page while they fetch the new one. */
const MAX_STALE_SECONDS = 60;
/** After how many seconds a client may ask again for what is not available, unless the answer says it. */
const RETRY_SECONDS = 10;

export interface Finishing {
  isHttps: boolean;
  hasChatShare: boolean;
  /** How many seconds shared caches may store a page: they are not notified of changes. */
  cdnSeconds: number;
  /** The nonce of the inline scripts, for a page that was rendered for this request and has no hashes. */
  nonce: string;
}

/** Sets the final headers of every answer and removes the internal ones. */
export function finishAnswer(
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  { nonce, ...site }: Finishing,
): void {
  const scripts = scriptsOf(response, nonce);
  const frames = frameOrigins(response.getHeader(FRAMES_HEADER));
  const isNavigation = headers[RSC_HEADER] !== undefined;
  for (const name of response.getHeaderNames()) {
    const isNeeded = isNavigation && NAVIGATION_HEADERS.includes(name);
    const isInternal = name.startsWith(OWN_INTERNAL) || INTERNAL_ANSWER_HEADER.test(name);
    if (name === ERROR_DOCUMENT_HEADER || (isInternal && !isNeeded)) response.removeHeader(name);
  }
  const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html');
  // A 304 has no content type, and a browser would apply its policy to the page it has cached.
  const isFile = !isPage && response.statusCode !== 304;
  // What is missing there is answered with a page of the site.
  const mayBeFramed = isEmbed(url) && response.statusCode !== 404;
  const isLetter = isLetterPreview(url);
  const isOwnFrame = isInOwnFrame(url) || isLetter;
  const added = {
    ...answerHeaders(url, site.isHttps),
    ...(isPage && pageHeaders(frames)),
    ...(isPage && {
      'content-security-policy': mayBeFramed
        ? EMBED_POLICY
        : isLetter
          ? LETTER_POLICY
          : pagePolicy(scripts, { ...site, frames, isInOwnFrame: isOwnFrame }),
    }),
    ...(isFile &&
      !response.hasHeader('content-security-policy') && { 'content-security-policy': FILE_POLICY }),
  };
  for (const [name, value] of Object.entries(added)) response.setHeader(name, value);
  if (mayBeFramed) response.removeHeader('x-frame-options');
  if (isOwnFrame) response.setHeader('x-frame-options', 'SAMEORIGIN');
  if (response.statusCode === 503 && !response.hasHeader('retry-after'))
    response.setHeader('retry-after', RETRY_SECONDS);
  const caching = response.getHeader('cache-control');
  // A missing or failed page may exist a moment later, and caches outside are not notified of that.
  if (response.statusCode >= 400) response.setHeader('cache-control', 'no-store');
  else if (typeof caching === 'string')
    response.setHeader('cache-control', boundCaching(caching, site.cdnSeconds));
}

function scriptsOf(response: ServerResponse, nonce: string): AllowedScripts {
  const hashes = response.getHeader(INLINE_HASHES_HEADER);
  return typeof hashes === 'string' ? { hashes: hashes.split(' ').filter(Boolean) } : { nonce };
}

/**
 * Next allows shared caches to serve an outdated page for up to a year. Without `max-age`, browsers would guess from
 * the date how long to cache it.
 */
function boundCaching(caching: string, mostShared: number): string {
  const isBrowserInformed = /\b(?:max-age|no-store|no-cache)\b/.test(caching.replace(/\bs-maxage\b/, ''));
  return (isBrowserInformed ? caching : `max-age=0, ${caching}`)
    .replace(/(?<=\bs-maxage=)\d+/, (seconds) => String(Math.min(Number(seconds), mostShared)))
    .replace(/(?<=\bstale-while-revalidate=)\d+/, (seconds) =>
      String(Math.min(Number(seconds), MAX_STALE_SECONDS, mostShared)),
    );
}
