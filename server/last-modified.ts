import type { ServerResponse } from 'node:http';
import { PAGE_TAGS_HEADER, type PageTags, readPageTags } from '@/lib/platform/cache/page-tags';

/**
 * Sets `Last-Modified` of a cached page to the time it, or the newest of its fragments, was rendered: after any change
 * they are rendered again.
 */
export function setLastModified(response: ServerResponse, parts: readonly PageTags[] = []): void {
  const page = readPageTags(response.getHeader(PAGE_TAGS_HEADER));
  if (!page || response.hasHeader('last-modified')) return;
  const newest = Math.max(page.bornAt, ...parts.map(({ bornAt }) => bornAt));
  response.setHeader('last-modified', new Date(newest).toUTCString());
}
