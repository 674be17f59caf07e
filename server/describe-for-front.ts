import type { ServerResponse } from 'node:http';
import type { PageTags } from '@/lib/platform/cache/page-tags';

/**
 * Says to the cache in front of the portal what an answer was made of (`xkey`, surrogate keys) and how long it may keep
 * it, in seconds. The front removes both. It keeps no answer without them, such as one with another status than 200.
 */
export function describeForFront(response: ServerResponse, { tags, until = 0 }: PageTags): void {
  const seconds = Math.floor((until - Date.now()) / 1000);
  if (seconds <= 0 || response.statusCode !== 200) return;
  response.setHeader('xkey', tags.join(' '));
  response.setHeader('x-front-seconds', String(seconds));
}
