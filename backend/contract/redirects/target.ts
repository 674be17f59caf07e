import { MAX_TARGET, type RedirectRefusal } from './limits';
import { hostKey } from './old-address';

/**
 * Where a row leads: a path of this site, or the full https address of another. The address of this site becomes its
 * path. A pattern may put what it matched only behind the host.
 * @param siteUrl the address of this site
 */
export function readTarget(written: string, siteUrl: string): { to: string } | { refusal: RedirectRefusal } {
  const text = written.trim();
  if (text === '') return { refusal: 'targetMissing' };
  if (text.length > MAX_TARGET) return { refusal: 'tooLong' };
  const isPath = /^\/(?![/\\])/.test(text);
  const isWhole = /^https?:\/\/[^/?#\\$*@\s]+(?:[/?#]|$)/i.test(text);
  if ((!isPath && !isWhole) || /[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text, siteUrl))
    return { refusal: 'notAnAddress' };
  const url = new URL(text, siteUrl);
  const path = `${url.pathname}${url.search}${url.hash}`;
  if (isPath || hostKey(url.host) === hostKey(new URL(siteUrl).host))
    return path.startsWith('//') ? { refusal: 'notAnAddress' } : { to: path };
  return url.protocol === 'https:' ? { to: url.href } : { refusal: 'notAnAddress' };
}
