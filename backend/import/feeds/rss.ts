import { authorName } from '@/backend/import/text/author-name';
import { firstDate } from '@/backend/kernel/dates/dates';
import { decideLang } from '@/backend/import/text/language';
import { isPlainText, withParagraphs } from '@/backend/import/text/paragraphs';
import { htmlToLine } from '@/backend/import/text/plain';
import { webAddress } from '@/backend/import/text/web-address';
import { escapeStrayBrackets } from '@/backend/import/xml/stray-brackets';
import { innerHtml } from '@/backend/import/xml/to-html';
import {
  attribute,
  baseAt,
  child,
  childText,
  childTexts,
  childWithText,
  elements,
  langAt,
  type XmlElement,
} from '@/backend/import/xml/node';
import { enclosuresOf, withEnclosures } from './enclosures';
import type { FeedDraft } from './finish-entries';
import { ORIGINAL_LINKS } from './original-link';
import { otherPictures, pictureOf } from './picture';
import { unescapedOnce } from './twice-escaped';

/** So many items say whether a feed is Chinese, and its times those of China. */
const SAMPLE = 10;
const DESCRIPTIONS = ['description', 'itunes:summary', 'media:description'];
/** Where items have their date: the first that can be read counts. */
const DATES = [
  ...['pubdate', 'dc:date', 'dc:issued', 'dc:created', 'atom:published', 'published', 'date'],
  ...['atom:updated', 'updated', 'dc:modified'],
];

/** The data of a feed that its items need. */
export interface RssChannel {
  name: string;
  /** Resolved against the feed's own address. */
  link: string | null;
  langTag: string | null;
  isChinese: boolean;
  documentUrl: string | null;
  /** When it was read, if it was fetched. */
  fetchedAt: Date | null;
}

/** The items of RSS 0.9x, 1.0 and 2.0, which are inside or beside the channel. */
export function rssItems(root: XmlElement): XmlElement[] {
  return elements(root).flatMap((element) =>
    element.key === 'item' ? [element] : element.key === 'channel' ? rssItems(element) : [],
  );
}

export function rssChannel(root: XmlElement, documentUrl: string | null, fetchedAt: Date | null): RssChannel {
  const channel = child(root, 'channel') ?? root;
  const langTag = langAt(channel) ?? (childText(channel, 'language', 'dc:language') || null);
  const name = htmlToLine(childText(channel, 'title'));
  const titles = rssItems(root)
    .slice(0, SAMPLE)
    .map((item) => childText(item, 'title', 'description'));
  return {
    name,
    link: webAddress(childText(channel, 'link'), baseAt(channel, documentUrl)) ?? documentUrl,
    langTag,
    isChinese: decideLang(langTag, [name, ...titles].join(' ')).startsWith('zh'),
    documentUrl,
    fetchedAt,
  };
}

export function rssDraft(item: XmlElement, channel: RssChannel): FeedDraft {
  const guid = child(item, 'guid');
  const id = childText(item, 'guid') || attribute(item, 'rdf:about') || childText(item, 'atom:id');
  const declaredBase = baseAt(item, null);
  const link = linkOf(item, guid, declaredBase ?? channel.link);
  const source = childWithText(item, 'content:encoded', 'xhtml:body', 'atom:content', ...DESCRIPTIONS);
  const written = htmlOf(source);
  const teaser =
    source?.key === 'content:encoded' ? htmlToLine(htmlOf(childWithText(item, ...DESCRIPTIONS))) : '';
  const title = htmlToLine(htmlOf(childWithText(item, 'title', 'dc:title', 'media:title')));
  const baseUrl = declaredBase ?? link ?? channel.link;
  const categories = elements(item).filter(
    (element) => element.key === 'category' || element.key === 'dc:subject',
  );
  const dates = childTexts(item, ...DATES);
  const picUrl = pictureOf(item, baseUrl);
  const { body, losses, audio } = withEnclosures(written, enclosuresOf(item, baseUrl), {
    title,
    others: otherPictures(item, baseUrl, picUrl),
  });
  const feed = channel.link ?? channel.name;
  const identity = { id, link, feed, title, body: written, date: firstDate(dates, channel.isChinese) };
  const draft: FeedDraft['draft'] = {
    kind: null,
    text: { title, summary: teaser, body, baseUrl, langTag: ownLang(item) ?? channel.langTag },
    authorName: authorName(childText(item, 'dc:creator', 'author', 'itunes:author')),
    categoryName: null,
    labelNames: categories.map((category) => htmlToLine(htmlOf(category))),
    releasedAt: firstDate(dates, channel.isChinese, channel.fetchedAt),
    writtenDates: dates,
    sourceUrl: link,
    sourceName: channel.name || null,
    picUrl,
    losses,
    status: 'approved',
    isImportant: false,
  };
  return { draft, identity, audio };
}

/** A section of CDATA that was put into another one. */
const NESTED_CDATA = /<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g;

/** The text of an RSS element, which is usually HTML. Markup that was not escaped is serialized. */
function htmlOf(element: XmlElement | null): string {
  const written = element ? innerHtml(element, 'escaped').replace(NESTED_CDATA, '$1').trim() : '';
  const html = escapeStrayBrackets(unescapedOnce(written));
  return isPlainText(html) ? withParagraphs(html) : html;
}

function ownLang(item: XmlElement): string | null {
  return attribute(item, 'xml:lang') || childText(item, 'dc:language') || null;
}

function linkOf(item: XmlElement, guid: XmlElement | null, base: string | null): string | null {
  const original = webAddress(childText(item, ...ORIGINAL_LINKS), base);
  if (original !== null) return original;
  const alternate = elements(item, 'atom:link').find((link) => /^(alternate|)$/.test(attribute(link, 'rel')));
  const written =
    childText(item, 'link') || attribute(alternate ?? null, 'href') || attribute(child(item, 'link'), 'href');
  const isPermalink = attribute(guid, 'ispermalink').toLowerCase() !== 'false';
  const id = childText(item, 'guid');
  return webAddress(written, base) ?? (isPermalink ? webAddress(id, id.startsWith('/') ? base : null) : null);
}
