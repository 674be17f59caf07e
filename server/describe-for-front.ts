import type { ServerResponse } from 'node:http';
import type { PageTags } from '@/lib/platform/cache/page-tags';

/**
 * Sets two headers for the cache in front of the portal: `xkey` (surrogate keys: the tags the answer was made of) and
 * `x-front-seconds` (how long it may be kept). The front removes both, and keeps no answer without them. They are set
 * only with status 200.
 */
export function describeForFront(
  response: ServerResponse,
  { tags, until = 0 }: Pick<PageTags, 'tags' | 'until'>,
): void {
  const seconds = Math.floor((until - Date.now()) / 1000);
  if (seconds <= 0 || response.statusCode !== 200) return;
  response.setHeader('xkey', tags.join(' '));
  response.setHeader('x-front-seconds', String(seconds));
}

/**
 * The same for an older copy in the place of a failure: kept for the next failure, and asked for again by the next
 * reader. The seconds are said also with status 304, which would otherwise renew those the front knows.
 */
export function describeOlderForFront(response: ServerResponse, { tags }: PageTags): void {
  response.setHeader('xkey', tags.join(' '));
  response.setHeader('x-front-seconds', '0');
}
