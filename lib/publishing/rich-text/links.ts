import type { Document } from 'domhandler';
import { getElementsByTagName } from 'domutils';
import { localAddress, splitAddress } from '@/lib/platform/routing/local-address';
import type { Locale } from '@/lib/platform/language/locales';
import { matchRoute } from '@/lib/platform/routing/match';

/** Links to other sites open in a new tab, send no referrer, and recommend nothing to search engines. */
export const OUTWARD = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } as const;

export function rewriteLinks(
  document: Document,
  { locale, siteUrl }: { locale: Locale; siteUrl: string },
): void {
  for (const link of getElementsByTagName('a', document, true)) {
    const href = withoutSite(link.attribs['href'] ?? '', siteUrl);
    delete link.attribs['rel'];
    link.attribs['href'] = localise(href, locale);
    if (/^https?:/i.test(href)) Object.assign(link.attribs, OUTWARD);
  }
}

/** An absolute address of this site as a root-relative one; others unchanged. */
function withoutSite(href: string, siteUrl: string): string {
  if (href === siteUrl) return '/';
  return href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href;
}

/** A link to a page gets the prefix of the page's language; files and addresses with a prefix are unchanged. */
function localise(href: string, locale: Locale): string {
  const [, path = '', rest = ''] = /^(\/[^?#]*)(.*)$/s.exec(href) ?? [];
  if (path === '' || path === '/en' || splitAddress(path).path !== path || !matchRoute(path)) return href;
  return localAddress(locale, path) + rest;
}
