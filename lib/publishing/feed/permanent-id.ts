import 'server-only';
import { getConfig } from '@/lib/platform/config/config';

/** Nothing was named by this scheme before. */
const SINCE = 2026;

/**
 * A name for feed readers (a tag URI, RFC 4151) that stays when the site moves to another address:
 * `tag:lianxun,2026:en/article/7`.
 */
export function permanentId(...parts: (string | number)[]): string {
  return `tag:${getConfig().feedAuthority},${SINCE}:${parts.join('/')}`;
}
