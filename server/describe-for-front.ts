import type { ServerResponse } from 'node:http';
import type { PageTags } from '@/lib/platform/cache/page-tags';

/** Marks an answer that lacks a part: the edge cache does not put it in the place of a complete copy. */
export const PARTIAL_HEADER = 'x-front-partial';

/**
 * Sets two headers for the edge cache: `xkey` (surrogate keys: the tags the answer depends on) and `x-front-seconds`
 * (how long it may be cached). The edge cache removes both, and caches no answer without them. They are set only with
 * status 200.
 */
export function describeForFront(
  response: ServerResponse,
  { tags, until }: Pick<PageTags, 'tags' | 'until'>,
): void {
  const seconds = Math.floor((until - Date.now()) / 1000);
  if (seconds <= 0 || response.statusCode !== 200) return;
  response.setHeader('xkey', tags.join(' '));
  response.setHeader('x-front-seconds', String(seconds));
}

/**
 * The same for an older copy in place of a failure: the edge cache stores it for the next failure, and requests the
 * page again for the next reader. The seconds are also set with status 304, which would otherwise extend the time the
 * edge cache has stored.
 */
export function describeOlderForFront(response: ServerResponse, { tags }: PageTags): void {
  response.setHeader('xkey', tags.join(' '));
  response.setHeader('x-front-seconds', '0');
}
