import { getConfig } from '@/lib/platform/config/config';
import { SESSION_COOKIE } from './session';

/**
 * The name a cookie has in the browser. Over https it has a prefix: browsers accept `__Secure-` only over https, and
 * `__Host-` (the session) only from this very host, so that no neighbouring site can set it.
 */
export function storedName(name: string, siteUrl = getConfig().siteUrl): string {
  if (!siteUrl.startsWith('https:')) return name;
  // Browsers accept `__Host-` only with the path `/`; the others have narrower paths.
  return `${name === SESSION_COOKIE ? '__Host-' : '__Secure-'}${name}`;
}
