import type { ServerResponse } from 'node:http';
import { CONTENT_CHANGE_HEADER, readContentChange } from '@/lib/platform/cache/content-change';
import { PAGE_TAGS_HEADER, readPageTags } from '@/lib/platform/cache/page-tags';
import type { Fragment } from './fragments/fragment-store';

/**
 * Sets `Last-Modified` of a cached page to when what it shows last changed, or what the newest of its fragments shows.
 * That is no later than when they were rendered, and stays the same when they are rendered again without a change.
 */
export function setLastModified(
  response: ServerResponse,
  parts: readonly Pick<Fragment, 'bornAt' | 'change'>[] = [],
): void {
  const page = readPageTags(response.getHeader(PAGE_TAGS_HEADER));
  if (!page || response.hasHeader('last-modified')) return;
  const change = readContentChange(response.getHeader(CONTENT_CHANGE_HEADER));
  const newest = Math.max(change?.at ?? page.bornAt, ...parts.map((part) => part.change?.at ?? part.bornAt));
  response.setHeader('last-modified', new Date(newest).toUTCString());
}
