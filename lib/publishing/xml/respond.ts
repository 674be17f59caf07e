import { createHash } from 'node:crypto';
import { isUnchanged } from '@/lib/platform/cache/conditional-request';
import { AS_READ, PAGE_TAGS_HEADER } from '@/lib/platform/cache/page-tags';
import { requestContext } from '@/lib/platform/calls/request-context';
import { LastChange } from './last-change';

/** Clients revalidate every time and get 304 while nothing changed, so that withdrawn stories disappear at once. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

const changes = new LastChange();

interface More {
  /** Further headers. */
  headers?: Record<string, string>;
  /** The newest date of what the file contains, in milliseconds since 1970; absent for that of the data that was read. */
  newest?: number | null;
}

/** A file for programs, with `ETag` and `Last-Modified`; 304 when the client has it already. */
export function fileResponse(request: Request, body: string, contentType: string, more: More = {}): Response {
  return versionedResponse(request, `"${hashOf(body)}"`, contentType, more, () => body);
}

/**
 * A file for programs whose body is generated while it is sent.
 * @param madeOf what the body is made of: its weak `ETag` is that of this text
 */
export function streamResponse(
  request: Request,
  madeOf: string,
  contentType: string,
  begin: () => ReadableStream,
  more: More = {},
): Response {
  return versionedResponse(request, `W/"${hashOf(madeOf)}"`, contentType, more, begin);
}

function versionedResponse(
  request: Request,
  etag: string,
  contentType: string,
  { headers: further, newest }: More,
  begin: () => BodyInit,
): Response {
  const date = newest === undefined ? requestContext().getStore()?.pageSources?.newest : newest;
  const lastModified = changes.of(request.url, etag, date ?? null)?.toUTCString();
  const headers = {
    etag,
    ...(lastModified !== undefined && { 'last-modified': lastModified }),
    'content-type': contentType,
    'cache-control': REVALIDATE,
    // A response without `Last-Modified` is not cached; one that is created a second later is.
    ...(lastModified !== undefined && { [PAGE_TAGS_HEADER]: AS_READ }),
    ...further,
  };
  const requested = {
    ifNoneMatch: request.headers.get('if-none-match'),
    ifModifiedSince: request.headers.get('if-modified-since'),
  };
  return isUnchanged(requested, etag, lastModified)
    ? new Response(null, { status: 304, headers })
    : new Response(begin(), { headers });
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 27);
