import type { Loss } from '@/backend/import/body/loss';
import { jointName } from '@/backend/import/text/author-name';
import { firstDate } from '@/backend/kernel/dates/dates';
import { decideLang } from '@/backend/import/text/language';
import type { SourceFile } from '@/backend/import/source/source-file';
import { webAddress } from '@/backend/import/text/web-address';
import {
  attribute,
  baseAt,
  child,
  childText,
  childTexts,
  elements,
  langAt,
  textOf,
  type XmlElement,
} from '@/backend/import/xml/node';
import { atomHtml, atomLine } from './atom-text';
import { enclosuresOf, withEnclosures } from './enclosures';
import type { FeedDraft } from './finish-entries';
import { ORIGINAL_LINKS } from './original-link';
import { otherPictures, pictureOf } from './picture';

type FeedFile = Pick<SourceFile, 'url' | 'fetchedAt'>;

/** An entry of Atom 0.3 or 1.0. */
export function atomDraft(
  entry: XmlElement,
  feed: XmlElement,
  { url: documentUrl, fetchedAt }: FeedFile,
): FeedDraft {
  const content = child(entry, 'content');
  const summary = child(entry, 'summary');
  const feedLink = linkOf(feed, baseAt(feed, documentUrl) ?? selfOf(feed));
  const base = baseAt(entry, documentUrl) ?? feedLink;
  const link = linkOf(entry, base);
  const langTag = langAt(content ?? child(entry, 'title') ?? entry);
  const title =
    atomLine(child(entry, 'title')) || atomLine(child(child(entry, 'media:group') ?? entry, 'media:title'));
  const written =
    atomHtml(content) ||
    atomHtml(summary) ||
    atomHtml(child(child(entry, 'media:group') ?? entry, 'media:description'));
  const feedName = atomLine(child(feed, 'title'));
  const isChinese = decideLang(langTag, `${feedName} ${title}`).startsWith('zh');
  const dates = childTexts(entry, 'published', 'issued', 'created', 'dc:date', 'updated', 'modified');
  const picUrl = pictureOf(entry, base);
  const { body, losses, audio } = withEnclosures(written, enclosuresOf(entry, base), {
    title,
    others: otherPictures(entry, base, picUrl),
  });
  const identity = {
    id: childText(entry, 'id'),
    link,
    feed: childText(feed, 'id') || (feedLink ?? ''),
    title,
    body: written,
    date: firstDate(dates, isChinese),
  };
  const draft: FeedDraft['draft'] = {
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
    releasedAt: firstDate(dates, isChinese, fetchedAt),
    writtenDates: dates,
    sourceUrl: link,
    sourceName: feedName || null,
    picUrl,
    losses: [...losses, ...elsewhere(content, base)],
    status: 'approved',
    isImportant: false,
  };
  return { draft, identity, audio };
}

/** A text that the entry does not hold: it is at another address, or in a form that is no text. */
function elsewhere(content: XmlElement | null, base: string | null): Loss[] {
  const source = attribute(content, 'src');
  const isText = atomHtml(content) !== '' || (source === '' && textOf(content) === '');
  const what =
    source === ''
      ? `text of the type ${attribute(content, 'type')}`
      : `text at ${webAddress(source, base) ?? source}`;
  return isText ? [] : [{ kind: 'lost', what, place: '' }];
}

function names(of: XmlElement): string[] {
  return elements(of, 'author').map((author) => childText(author, 'name'));
}

function linkOf(of: XmlElement, base: string | null): string | null {
  const original = webAddress(childText(of, ...ORIGINAL_LINKS), base);
  if (original !== null) return original;
  const alternate = elements(of, 'link').find((link) => /^(alternate|)$/.test(attribute(link, 'rel')));
  return webAddress(attribute(alternate ?? null, 'href'), base);
}

function selfOf(feed: XmlElement): string | null {
  const self = elements(feed, 'link').find((link) => attribute(link, 'rel') === 'self');
  return webAddress(attribute(self ?? null, 'href'), null);
}
