import type { Draft } from '@/backend/import/draft';
import { authorName } from '@/backend/import/text/author-name';
import { parseDate } from '@/backend/import/text/dates';
import { langOfTag } from '@/backend/import/text/language';
import { isPlainText, withParagraphs } from '@/backend/import/text/paragraphs';
import { htmlToLine } from '@/backend/import/text/plain';
import { webAddress } from '@/backend/import/text/web-address';
import { innerHtml } from '@/backend/import/xml/to-html';
import {
  attribute,
  baseAt,
  child,
  childText,
  elements,
  langAt,
  type XmlElement,
} from '@/backend/import/xml/node';
import { entryKey } from './entry-key';
import { enclosureLosses, pictureOf } from './picture';

/** The data of a feed that its items need. */
export interface RssChannel {
  name: string;
  /** Resolved against the feed's own address. */
  link: string | null;
  langTag: string | null;
  isChinese: boolean;
  documentUrl: string | null;
}

/** The items of RSS 0.9x, 1.0 and 2.0, which are inside or beside the channel. */
export function rssItems(root: XmlElement): XmlElement[] {
  return elements(root).flatMap((element) =>
    element.key === 'item' ? [element] : element.key === 'channel' ? rssItems(element) : [],
  );
}

export function rssChannel(root: XmlElement, documentUrl: string | null): RssChannel {
  const channel = child(root, 'channel') ?? root;
  const langTag = langAt(channel) ?? (childText(channel, 'language', 'dc:language') || null);
  return {
    name: htmlToLine(childText(channel, 'title')),
    link: webAddress(childText(channel, 'link'), baseAt(channel, documentUrl)) ?? documentUrl,
    langTag,
    isChinese: /^zh/.test(langOfTag(langTag) ?? ''),
    documentUrl,
  };
}

export function rssDraft(item: XmlElement, channel: RssChannel): Draft {
  const guid = child(item, 'guid');
  const id = childText(item, 'guid') || attribute(item, 'rdf:about') || childText(item, 'atom:id');
  const declaredBase = baseAt(item, null);
  const link = linkOf(item, guid, declaredBase ?? channel.link);
  const body = htmlOf(
    child(item, 'content:encoded', 'xhtml:body', 'atom:content', 'description', 'itunes:summary'),
  );
  const teaser = child(item, 'content:encoded') ? htmlToLine(htmlOf(child(item, 'description'))) : '';
  const title = htmlToLine(htmlOf(child(item, 'title', 'dc:title')));
  const baseUrl = declaredBase ?? link ?? channel.link;
  const categories = elements(item).filter(
    (element) => element.key === 'category' || element.key === 'dc:subject',
  );
  const date = childText(item, 'pubdate', 'dc:date', 'atom:published', 'atom:updated', 'dc:modified');
  return {
    sourceKey: entryKey('rss', { id, link, feed: channel.link ?? channel.name, says: `${title}\n${body}` }),
    kind: null,
    text: { title, summary: teaser, body, baseUrl, langTag: ownLang(item) ?? channel.langTag },
    authorName: authorName(childText(item, 'dc:creator', 'author', 'itunes:author')),
    categoryName: null,
    labelNames: categories.map((category) => htmlToLine(htmlOf(category))),
    releasedAt: parseDate(date, channel.isChinese),
    sourceUrl: link,
    sourceName: channel.name || null,
    picUrl: pictureOf(item, baseUrl),
    losses: enclosureLosses(item, baseUrl),
    status: 'approved',
    isImportant: false,
  };
}

/** The text of an RSS element, which is usually HTML. Markup that was not escaped is serialized. */
function htmlOf(element: XmlElement | null): string {
  const html = element ? innerHtml(element, 'escaped').trim() : '';
  return isPlainText(html) ? withParagraphs(html) : html;
}

function ownLang(item: XmlElement): string | null {
  return attribute(item, 'xml:lang') || childText(item, 'dc:language') || null;
}

function linkOf(item: XmlElement, guid: XmlElement | null, base: string | null): string | null {
  const alternate = elements(item, 'atom:link').find((link) => /^(alternate|)$/.test(attribute(link, 'rel')));
  const written = childText(item, 'link') || attribute(alternate ?? null, 'href');
  const isPermalink = attribute(guid, 'ispermalink').toLowerCase() !== 'false';
  return webAddress(written, base) ?? (isPermalink ? webAddress(childText(item, 'guid'), null) : null);
}
