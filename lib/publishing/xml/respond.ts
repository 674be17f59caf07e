import { createHash } from 'node:crypto';
import { AS_READ, PAGE_TAGS_HEADER } from '@/lib/platform/cache/page-tags';
import { LastChange } from './last-change';

/** Clients revalidate every time and get 304 while nothing changed, so that withdrawn stories disappear at once. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

const changes = new LastChange();

/** A file for programs, with `ETag` and `Last-Modified`; 304 when the client has it already. */
export function fileResponse(request: Request, body: string, contentType: string): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const changedAt = changes.of(request.url, etag);
  const headers = {
    etag,
    ...(changedAt && { 'last-modified': changedAt.toUTCString() }),
    'content-type': contentType,
    'cache-control': REVALIDATE,
    // A response without `Last-Modified` is not cached; one that is created a second later is.
    ...(changedAt && { [PAGE_TAGS_HEADER]: AS_READ }),
  };
  if (isKnown(request.headers, etag, changedAt)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

/** Whether the client has this version. The date counts only when no tag is given (RFC 9110). */
function isKnown(requested: Headers, etag: string, changedAt: Date | null): boolean {
  const ifNoneMatch = requested.get('if-none-match');
  if (ifNoneMatch !== null)
    return ifNoneMatch
      .split(/\s*,\s*/)
      .map((tag) => tag.replace(/^W\//, ''))
      .some((tag) => tag === etag || tag === '*');
  const since = Date.parse(requested.get('if-modified-since') ?? '');
  return changedAt !== null && changedAt.getTime() <= since;
}

/**
 * A file for programs whose body is generated while it is sent. It has no tag and no date, so it is always sent in
 * full.
 */
export function streamResponse(body: ReadableStream, contentType: string): Response {
  return new Response(body, {
    headers: { 'content-type': contentType, 'cache-control': REVALIDATE, [PAGE_TAGS_HEADER]: AS_READ },
  });
}
