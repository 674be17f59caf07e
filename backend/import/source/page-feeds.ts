import { Parser } from 'htmlparser2';
import { webAddress } from '@/backend/import/text/web-address';

const PAGE = /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;
/** Media types of feeds; what is only XML is taken when nothing better is there. */
const FEED_TYPE = /^application\/(?:rss\+xml|atom\+xml|rdf\+xml|feed\+json)\b/i;
const XML_TYPE = /^(?:text|application)\/xml\s*(?:;|$)/i;
const COMMENTS = /comment|评论|評論|留言/i;

interface FeedLink {
  address: string;
  /** Lower is better. */
  rank: number;
}

/**
 * The address of the feed that a web page names (`<link rel="alternate">`), the first one that is not of its comments; null for
 * none, and for what is no web page.
 * @param url the address of the page
 */
export function feedOfPage(bytes: Uint8Array, url: string): string | null {
  const html = Buffer.from(bytes.subarray(0, 512 * 1024))
    .toString('utf8')
    .replaceAll('\0', '');
  if (!PAGE.test(html)) return null;
  const links: FeedLink[] = [];
  let base = url;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'base') base = webAddress(attributes['href'], url) ?? base;
      const address =
        name === 'link' && isAlternate(attributes['rel']) ? webAddress(attributes['href'], base) : null;
      const type = (attributes['type'] ?? '').trim();
      if (address === null || address === url || !(FEED_TYPE.test(type) || XML_TYPE.test(type))) return;
      const isOfComments = COMMENTS.test(`${attributes['title'] ?? ''} ${address}`);
      links.push({ address, rank: (FEED_TYPE.test(type) ? 0 : 1) + (isOfComments ? 2 : 0) });
    },
  });
  parser.end(html);
  return links.sort((a, b) => a.rank - b.rank)[0]?.address ?? null;
}

const isAlternate = (rel: string | undefined) => (rel ?? '').toLowerCase().split(/\s+/).includes('alternate');
