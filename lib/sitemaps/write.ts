import { element, xmlText, XML_HEAD } from '../xml/xml';

const SITEMAP_NS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const NEWS_NS = 'http://www.google.com/schemas/sitemap-news/0.9';

export interface Entry {
  /** Absolute address. */
  address: string;
  /** ISO text with zone; absent where nobody knows. */
  updatedAt?: string;
}

const placed = ({ address, updatedAt }: Entry) => [
  element('loc', {}, address),
  updatedAt ? element('lastmod', {}, updatedAt) : null,
];

/** The list of the parts. */
export function sitemapIndex(parts: readonly Entry[]): string {
  const list = parts.map((part) => element('sitemap', {}, placed(part)));
  return `${XML_HEAD}${element('sitemapindex', { xmlns: SITEMAP_NS }, list).xml}`;
}

export interface NewsEntry {
  address: string;
  title: string;
  publishedAt: string;
  /** As Google spells it: zh-cn, zh-tw, en. */
  language: string;
  publication: string;
}

/** A news sitemap: items of two days, a thousand at most. */
export function newsSitemap(entries: readonly NewsEntry[]): string {
  const list = entries.map((entry) =>
    element('url', {}, element('loc', {}, entry.address), element('news:news', {}, newsOf(entry))),
  );
  return `${XML_HEAD}${element('urlset', { xmlns: SITEMAP_NS, 'xmlns:news': NEWS_NS }, list).xml}`;
}

const newsOf = ({ publication, language, publishedAt, title }: NewsEntry) => [
  element(
    'news:publication',
    {},
    element('news:name', {}, publication),
    element('news:language', {}, language),
  ),
  element('news:publication_date', {}, publishedAt),
  element('news:title', {}, title),
];

/** A part, run by run as its addresses come: however many there are, few are held at once. */
export function streamPart(runs: AsyncIterable<readonly Entry[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  async function* chunks() {
    yield `${XML_HEAD}<urlset xmlns="${xmlText(SITEMAP_NS)}">`;
    for await (const run of runs) yield run.map((entry) => element('url', {}, placed(entry)).xml).join('');
    yield '</urlset>';
  }
  const iterator = chunks();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    // A client that leaves ends the reading, too.
    async cancel() {
      await iterator.return(undefined);
    },
  });
}
