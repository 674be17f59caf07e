import type { ServerResponse } from 'node:http';
import { PAGE_TAGS_HEADER, readPageTags } from '@/lib/platform/cache/page-tags';

/** Sets `Last-Modified` of a cached page to the time it was rendered: after any change it is rendered again. */
export function setLastModified(response: ServerResponse): void {
  const page = readPageTags(response.getHeader(PAGE_TAGS_HEADER));
  if (page && !response.hasHeader('last-modified'))
    response.setHeader('last-modified', new Date(page.bornAt).toUTCString());
}
