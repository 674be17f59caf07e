import { fold } from '@/backend/kernel/text/fold';

const TRACKING = /^(?:utm_|fbclid$|gclid$|spm$|from$|ref$)/i;

/**
 * One form for all spellings of an address: no scheme, `www.`, tracking parameters, fragment or trailing slash. Empty
 * for a text that is not an address, and for the front page of a site, which does not identify an entry.
 */
export function urlKey(address: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  const requested = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  const query = requested.length > 0 ? `?${new URLSearchParams(requested).toString()}` : '';
  if (url.pathname === '/' && query === '') return '';
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${query}`.slice(0, 500);
}

/** One form for all spellings of a title: only its letters and digits, folded. */
export function titleKey(title: string): string {
  return [...fold(title)]
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .join('')
    .slice(0, 300);
}
