import type { Draft } from '@/backend/import/draft';
import { jointName } from '@/backend/import/text/author-name';
import { parseDate } from '@/backend/import/text/dates';
import { langOfTag } from '@/backend/import/text/language';
import { webAddress } from '@/backend/import/text/web-address';
import {
  attribute,
  baseAt,
  child,
  childText,
  elements,
  langAt,
  type XmlElement,
} from '@/backend/import/xml/node';
import { atomHtml, atomLine } from './atom-text';
import { entryKey } from './entry-key';
import { enclosureLosses, pictureOf } from './picture';

/** An entry of Atom 0.3 or 1.0. `documentUrl` is where the feed was fetched from, if it was. */
export function atomDraft(entry: XmlElement, feed: XmlElement, documentUrl: string | null): Draft {
  const content = child(entry, 'content');
  const summary = child(entry, 'summary');
  const feedLink = linkOf(feed, baseAt(feed, documentUrl) ?? selfOf(feed));
  const base = baseAt(entry, documentUrl) ?? feedLink;
  const link = linkOf(entry, base);
  const langTag = langAt(content ?? child(entry, 'title') ?? entry);
  const title =
    atomLine(child(entry, 'title')) || atomLine(child(child(entry, 'media:group') ?? entry, 'media:title'));
  const body =
    atomHtml(content) ||
    atomHtml(summary) ||
    atomHtml(child(child(entry, 'media:group') ?? entry, 'media:description'));
  const isChinese = /^zh/.test(langOfTag(langTag) ?? '');
  const date = childText(entry, 'published', 'issued', 'created', 'updated', 'modified', 'dc:date');
  const says = `${title}\n${body}`;
  return {
    sourceKey: entryKey('atom', {
      id: childText(entry, 'id'),
      link,
      feed: childText(feed, 'id') || (feedLink ?? ''),
      says,
    }),
    kind: null,
    text: {
      title,
      summary: atomHtml(content) ? atomLine(summary) : '',
      body,
      baseUrl: baseAt(content ?? summary ?? entry, documentUrl) ?? link ?? feedLink,
      langTag,
    },
    authorName: jointName(names(entry)) ?? jointName(names(feed)),
    categoryName: null,
    labelNames: elements(entry, 'category').map(
      (category) => attribute(category, 'label') || attribute(category, 'term'),
    ),
    releasedAt: parseDate(date, isChinese),
    sourceUrl: link,
    sourceName: atomLine(child(feed, 'title')) || null,
    picUrl: pictureOf(entry, base),
    losses: enclosureLosses(entry, base),
    status: 'approved',
    isImportant: false,
  };
}

function names(of: XmlElement): string[] {
  return elements(of, 'author').map((author) => childText(author, 'name'));
}

function linkOf(of: XmlElement, base: string | null): string | null {
  const alternate = elements(of, 'link').find((link) => /^(alternate|)$/.test(attribute(link, 'rel')));
  return webAddress(attribute(alternate ?? null, 'href'), base);
}

function selfOf(feed: XmlElement): string | null {
  const self = elements(feed, 'link').find((link) => attribute(link, 'rel') === 'self');
  return webAddress(attribute(self ?? null, 'href'), null);
}
