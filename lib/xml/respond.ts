import { createHash } from 'node:crypto';

/** Asked again every time and answered by 304 as long as nothing changed: what is withdrawn is gone at once. */
const ALWAYS_ASK = 'public, max-age=0, must-revalidate';

/** A file for machines, with the tag that saves its body the next time. */
export function fileResponse(request: Request, body: string, contentType: string): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = { etag, 'content-type': contentType, 'cache-control': ALWAYS_ASK };
  const known = (request.headers.get('if-none-match') ?? '')
    .split(/\s*,\s*/)
    .map((tag) => tag.replace(/^W\//, ''));
  if (known.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

/** The same for a body that is made while it is sent. */
export function streamResponse(body: ReadableStream, contentType: string): Response {
  return new Response(body, { headers: { 'content-type': contentType, 'cache-control': ALWAYS_ASK } });
}
