import { authorName } from '@/backend/import/text/author-name';
import { parseDate } from '@/backend/import/text/dates';
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
  elements,
  langAt,
  type XmlElement,
} from '@/backend/import/xml/node';
import { enclosuresOf, withEnclosures } from './enclosures';
import type { FeedDraft } from './finish-entries';
import { pictureOf } from './picture';

/** So many items say whether a feed is Chinese, and its times those of China. */
const SAMPLE = 10;

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
  const written = htmlOf(
    child(item, 'content:encoded', 'xhtml:body', 'atom:content', 'description', 'itunes:summary'),
  );
  const teaser = child(item, 'content:encoded') ? htmlToLine(htmlOf(child(item, 'description'))) : '';
  const title = htmlToLine(htmlOf(child(item, 'title', 'dc:title')));
  const baseUrl = declaredBase ?? link ?? channel.link;
  const categories = elements(item).filter(
    (element) => element.key === 'category' || element.key === 'dc:subject',
  );
  const date = childText(item, 'pubdate', 'dc:date', 'atom:published', 'atom:updated', 'dc:modified');
  const { body, losses } = withEnclosures(written, enclosuresOf(item, baseUrl));
  const feed = channel.link ?? channel.name;
  const identity = { id, link, feed, title, body: written, date: parseDate(date, channel.isChinese) };
  const draft: FeedDraft['draft'] = {
    kind: null,
    text: { title, summary: teaser, body, baseUrl, langTag: ownLang(item) ?? channel.langTag },
    authorName: authorName(childText(item, 'dc:creator', 'author', 'itunes:author')),
    categoryName: null,
    labelNames: categories.map((category) => htmlToLine(htmlOf(category))),
    releasedAt: parseDate(date, channel.isChinese, channel.fetchedAt),
    sourceUrl: link,
    sourceName: channel.name || null,
    picUrl: pictureOf(item, baseUrl),
    losses,
    status: 'approved',
    isImportant: false,
  };
  return { draft, identity };
}

/** The text of an RSS element, which is usually HTML. Markup that was not escaped is serialized. */
function htmlOf(element: XmlElement | null): string {
  const html = element ? escapeStrayBrackets(innerHtml(element, 'escaped').trim()) : '';
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
