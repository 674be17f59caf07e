import { hasClock } from '@/lib/platform/dates/instant';
import { element, XML_HEAD } from '@/lib/publishing/xml/xml';
import type { Feed, FeedItem } from './feed';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

/** RSS 2.0 with full texts. */
export function toRss(feed: Feed): string {
  const channel = element(
    'channel',
    {},
    element('title', {}, feed.title),
    element('link', {}, feed.pageUrl),
    element('description', {}, feed.description),
    element('language', {}, feed.language),
    feed.updatedAt && hasClock(feed.updatedAt)
      ? element('lastBuildDate', {}, toRfc822(feed.updatedAt))
      : null,
    element('atom:link', { rel: 'self', type: 'application/rss+xml', href: feed.feedUrl }),
    feed.hubUrl ? element('atom:link', { rel: 'hub', href: feed.hubUrl }) : null,
    feed.items.map(itemElement),
  );
  return `${XML_HEAD}${element('rss', { version: '2.0', ...NAMESPACES }, channel).xml}`;
}

function itemElement(item: FeedItem) {
  return element(
    'item',
    {},
    element('title', {}, item.title),
    element('link', {}, item.url),
    element('guid', { isPermaLink: 'false' }, item.id),
    item.publishedAt ? dateElement(item.publishedAt) : null,
    item.author ? element('dc:creator', {}, item.author.name) : null,
    item.categories.map((name) => element('category', {}, name)),
    item.summary ? element('description', {}, item.summary) : null,
    element('content:encoded', {}, item.html),
    ...pictureElements(item.picture),
  );
}

/** `pubDate` needs a clock time; Dublin Core's `date` may be a day. */
function dateElement(at: string) {
  return hasClock(at) ? element('pubDate', {}, toRfc822(at)) : element('dc:date', {}, at);
}

/** An enclosure needs its type and length. */
function pictureElements(picture: FeedItem['picture']) {
  if (!picture) return [];
  const { url, type, length } = picture;
  return [
    type ? element('enclosure', { url, length, type }) : null,
    element('media:content', { url, medium: 'image', type, fileSize: length }),
  ];
}

/** `Fri, 20 Nov 2026 06:52:00 GMT` */
function toRfc822(iso: string): string {
  return new Date(iso).toUTCString();
}
