import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';
import { PAGE_HEADERS } from '@/lib/platform/security/answer-headers';

/**
 * Whether the client has the answer already: `If-None-Match` names its ETag (weak or not) or is `*`. @param requested the
 * header `If-None-Match`
 */
export function isUnchanged(requested: string | undefined, etag: OutgoingHttpHeader | undefined): boolean {
  if (requested === undefined || typeof etag !== 'string') return false;
  const bareEtag = etag.replace(/^W\//, '');
  return requested.split(',').some((tag) => ['*', bareEtag].includes(tag.trim().replace(/^W\//, '')));
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
