import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';
import { PAGE_HEADERS } from '@/lib/platform/security/answer-headers';

/** Whether a reader has the answer already: one of the tags of `If-None-Match` is its own, weak or not. */
export function isUnchanged(asked: string | undefined, etag: OutgoingHttpHeader | undefined): boolean {
  if (asked === undefined || typeof etag !== 'string') return false;
  const own = etag.replace(/^W\//, '');
  return asked.split(',').some((one) => ['*', own].includes(one.trim().replace(/^W\//, '')));
}

/** The headers of an answer without its body: a browser would take what they say of a page for the one it has. */
export function withoutBody(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith('content-') && !(name in PAGE_HEADERS)),
  );
}
