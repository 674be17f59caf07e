import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { RequestedVersion } from '@/lib/platform/cache/conditional-request';
import { pageHeaders } from '@/lib/platform/security/answer-headers';

const PAGE_HEADERS = pageHeaders([]);

/** What a client says about the version it has. */
export function requestedVersion({ headers }: IncomingMessage): RequestedVersion {
  return { ifNoneMatch: headers['if-none-match'], ifModifiedSince: headers['if-modified-since'] };
}

/**
 * The headers for a 304: without content headers and page policies, which a browser would apply to the page it has
 * cached.
 */
export function withoutBody(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith('content-') && !(name in PAGE_HEADERS)),
  );
}
