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

/** About how many entries are written at once. */
const MAX_RUN = 500;

/** A part of the sitemap as a stream, written in runs of entries, so that only one run of it is in memory. */
export function streamPart(batches: Iterable<readonly Entry[]>): ReadableStream<Uint8Array> {
  const beginning = `${XML_HEAD}<urlset xmlns="${SITEMAP_NS}" xmlns:xhtml="${XHTML_NS}" xmlns:image="${IMAGE_NS}">`;
  const encoder = new TextEncoder();
  const rest = batches[Symbol.iterator]();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(beginning)),
    pull(controller) {
      const run: Entry[] = [];
      while (run.length < MAX_RUN) {
        const { done, value } = rest.next();
        if (!done) {
          run.push(...value);
          continue;
        }
        controller.enqueue(encoder.encode(`${urlsOf(run)}</urlset>`));
        controller.close();
        return;
      }
      controller.enqueue(encoder.encode(urlsOf(run)));
    },
    // Nothing more is written when the client disconnects.
    cancel() {
      rest.return?.();
    },
  });
}
