import { AsyncLocalStorage } from 'node:async_hooks';
import { element, type Markup, XML_HEAD } from '@/lib/publishing/xml/xml';

const SITEMAP_NS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML_NS = 'http://www.w3.org/1999/xhtml';
const IMAGE_NS = 'http://www.google.com/schemas/sitemap-image/1.1';
const NEWS_NS = 'http://www.google.com/schemas/sitemap-news/0.9';

export interface Entry {
  /** Absolute address. */
  address: string;
  /** ISO text with zone; absent where it is unknown. */
  updatedAt?: string;
  /** The addresses of all language versions by hreflang, this page among them; absent when there is only one. */
  versions?: Record<string, string>;
  /** Absolute address of the picture on the page; absent when it has none of its own. */
  picture?: string;
}

const placed = ({ address, updatedAt }: Entry) => [
  element('loc', {}, address),
  updatedAt ? element('lastmod', {}, updatedAt) : null,
];

/**
 * Entries as XML. Successive entries with the same `versions` object share its links, which are written only once.
 */
function urlsOf(run: readonly Entry[]): string {
  let written: { of: Entry['versions']; links: Markup[] } = { of: undefined, links: [] };
  return run
    .map((entry) => {
      if (entry.versions !== written.of)
        written = { of: entry.versions, links: linksOf(entry.versions ?? {}) };
      return element('url', {}, placed(entry), written.links, pictureOf(entry)).xml;
    })
    .join('');
}

const pictureOf = ({ picture }: Entry) =>
  picture ? element('image:image', {}, element('image:loc', {}, picture)) : null;

const linksOf = (versions: Record<string, string>) =>
  Object.entries(versions).map(([hreflang, href]) =>
    element('xhtml:link', { rel: 'alternate', hreflang, href }),
  );

/** The list of the parts. */
export function sitemapIndex(parts: readonly Entry[]): string {
  const list = parts.map((part) => element('sitemap', {}, placed(part)));
  return `${XML_HEAD}${element('sitemapindex', { xmlns: SITEMAP_NS }, list).xml}`;
}

export interface NewsEntry {
  address: string;
  title: string;
  publishedAt: string;
  /** In Google's spelling: zh-cn, zh-tw, en. */
  language: string;
  publication: string;
}

/** A news sitemap. The caller must pass only stories of the last two days, 1000 at most. */
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

/**
 * A part of the sitemap as a stream, written in runs of entries, so that only one run is in memory.
 * @returns null when the first run is empty
 * @throws whatever reading the first run throws; an error in a later run breaks the stream
 */
export async function streamPart(
  runs: AsyncGenerator<readonly Entry[]>,
): Promise<ReadableStream<Uint8Array> | null> {
  const first = await runs.next();
  if (first.done || first.value.length === 0) return null;
  const beginning = `${XML_HEAD}<urlset xmlns="${SITEMAP_NS}" xmlns:xhtml="${XHTML_NS}" xmlns:image="${IMAGE_NS}">${urlsOf(first.value)}`;
  const encoder = new TextEncoder();
  // Later runs are read in the context of the same request, which the cache needs.
  const inContext = AsyncLocalStorage.snapshot();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(beginning)),
    async pull(controller) {
      const { done, value } = await inContext(() => runs.next());
      controller.enqueue(encoder.encode(done ? '</urlset>' : urlsOf(value)));
      if (done) controller.close();
    },
    // Reading stops when the client disconnects.
    async cancel() {
      await runs.return(undefined);
    },
  });
}
