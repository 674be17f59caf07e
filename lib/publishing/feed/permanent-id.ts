import 'server-only';
import { feedAuthority } from '@/lib/platform/config/feed-authority';

/** The year in tag URIs: the year since which the site's authority has been in use. */
const SINCE = 2026;

/**
 * An id for feed readers (a tag URI, RFC 4151) that stays the same when the site moves to another address:
 * `tag:lianxun,2026:en/article/7`.
 */
export function permanentId(...parts: (string | number)[]): string {
  return `tag:${feedAuthority()},${SINCE}:${parts.join('/')}`;
}
