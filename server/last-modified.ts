import type { ServerResponse } from 'node:http';
import { PAGE_TAGS_HEADER, readPageTags } from '@/lib/platform/cache/page-tags';

/** Sets `Last-Modified` of a kept page to when it was made: a change since then would have made it anew. */
export function setLastModified(response: ServerResponse): void {
  const page = readPageTags(response.getHeader(PAGE_TAGS_HEADER));
  if (page && !response.hasHeader('last-modified'))
    response.setHeader('last-modified', new Date(page.bornAt).toUTCString());
}
