import { toIso } from '@/lib/platform/dates/dates';
import { hasClock, toInstant } from '@/lib/platform/dates/instant';
import { element, XML_HEAD } from '@/lib/publishing/xml/xml';
import type { Feed, FeedItem } from './feed';

const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';
/** Atom requires `updated` in every element: for a day its first moment is used, for an unknown time this value. */
const UNKNOWN = '1970-01-02T00:00:00+00:00';

const toMoment = (at: string) => toIso(toInstant(at)?.valueOf()) || UNKNOWN;

/** `published` needs a clock time; Dublin Core's `date` may be a day. */
const dateElement = (at: string) => element(hasClock(at) ? 'published' : 'dc:date', {}, at);

/** Atom 1.0 with full texts. */
export function toAtom(feed: Feed): string {
  const root = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xmlns:dc': DUBLIN_CORE, 'xml:lang': feed.language },
    element('id', {}, feed.id),
    element('title', {}, feed.title),
    element('subtitle', {}, feed.description),
    element('updated', {}, toMoment(feed.updatedAt)),
    element('link', { rel: 'alternate', type: 'text/html', href: feed.pageUrl }),
    element('link', { rel: 'self', type: 'application/atom+xml', href: feed.feedUrl }),
    feed.hubUrl ? element('link', { rel: 'hub', href: feed.hubUrl }) : null,
    element('author', {}, element('name', {}, feed.title)),
    feed.items.map(entryElement),
  );
  return `${XML_HEAD}${root.xml}`;
}

function entryElement(item: FeedItem) {
  return element(
    'entry',
    {},
    element('id', {}, item.id),
    element('title', {}, item.title),
    element('link', { rel: 'alternate', type: 'text/html', href: item.url }),
    item.picture
      ? element('link', {
          rel: 'enclosure',
          type: item.picture.type,
          length: item.picture.length,
          href: item.picture.url,
        })
      : null,
    item.publishedAt ? dateElement(item.publishedAt) : null,
    element('updated', {}, toMoment(item.updatedAt || item.publishedAt)),
    item.author
      ? element('author', {}, element('name', {}, item.author.name), element('uri', {}, item.author.url))
      : null,
    item.categories.map((name) => element('category', { term: name })),
    item.summary ? element('summary', {}, item.summary) : null,
    element('content', { type: 'html' }, item.html),
  );
}
