import 'server-only';
import { createHash } from 'node:crypto';

const PUBLIC_SECONDS = 30;

/** A body as JSON with its ETag, or 304 when the client has it. @param isPublic whether caches on the way may keep it */
export function cacheable(request: Request, body: string, isPublic: boolean): Response {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': isPublic ? `public, max-age=${PUBLIC_SECONDS}` : 'private, no-cache',
    vary: 'authorization',
    etag,
  };
  const etags = (request.headers.get('if-none-match') ?? '').split(',').map((each) => each.trim());
  const isKnown = etags.some((each) => each === '*' || each.replace(/^W\//, '') === etag.slice(2));
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
}
