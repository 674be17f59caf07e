import { atomDraft } from '@/backend/import/feeds/atom';
import { type FeedDraft, finishEntries } from '@/backend/import/feeds/finish-entries';
import { rssChannel, rssDraft, rssItems } from '@/backend/import/feeds/rss';
import { broken, BrokenSource, skip, type ImportEvent } from './item';
import type { OldTerm } from './old-places';
import type { Reading } from './reading';
import type { SourceFile } from '@/backend/import/source/source-file';
import { listTexts } from '@/backend/import/wordpress/list-texts';
import { oldTermsOf } from '@/backend/import/wordpress/old-terms';
import { wordPressPost } from '@/backend/import/wordpress/post';
import { isWordPress, wordPressSite } from '@/backend/import/wordpress/site';
import { elements, type XmlElement } from '@/backend/import/xml/node';
import { parseXml } from '@/backend/import/xml/parse-xml';

/** Reads a feed or a WordPress export; the format is recognised by the root element. */
export async function* readXml(file: SourceFile, reading: Reading): AsyncGenerator<ImportEvent> {
  const { root, cutIn } = parseXml(await file.text());
  const { items, format, read, terms = [], beside = [] } = readerOf(root, file, reading);
  if (items.length === 0) yield skip(file.name, 'has no items');
  const entries = items.map((item) => {
    const where = `${file.name}:${item.line}`;
    return {
      where,
      read: item.isComplete ? read(item, where) : broken(where, 'is cut off: the file ends inside it'),
    };
  });
  yield* finishEntries(format, entries, reading.rules);
  for (const term of terms) yield { type: 'term', term };
  yield* beside;
  const isReported = items.some((item) => !item.isComplete);
  if (cutIn && !isReported)
    yield broken(
      `${file.name}:${cutIn.line}`,
      `the file ends inside <${cutIn.name}>; what came before was read`,
    );
}

interface Reader {
  items: XmlElement[];
  /** The prefix of its entries' keys. */
  format: string;
  read: (item: XmlElement, where: string) => FeedDraft | ImportEvent;
  /** The lists of the old site. */
  terms?: OldTerm[];
  /** What of the old site is no item, and stays behind. */
  beside?: ImportEvent[];
}

function readerOf(root: XmlElement, file: SourceFile, { rules, parts }: Reading): Reader {
  if (root.key === 'feed')
    return { items: elements(root, 'entry'), format: 'atom', read: (entry) => atomDraft(entry, root, file) };
  if (root.key !== 'rss' && root.key !== 'rdf' && root.key !== 'channel')
    throw new BrokenSource(whatElse(root));
  if (isWordPress(root)) {
    const site = wordPressSite(root, parts);
    return {
      items: rssItems(root),
      format: 'wxr',
      read: (item, where) => wordPressPost(item, site, where, rules),
      terms: oldTermsOf(root, site, rules),
      beside: listTexts(root, file.name),
    };
  }
  const channel = rssChannel(root, file.url, file.fetchedAt);
  return { items: rssItems(root), format: 'rss', read: (item) => rssDraft(item, channel) };
}

function whatElse(root: XmlElement): string {
  const isPage = ['html', 'head', 'body'].includes(root.key);
  return isPage
    ? 'is a web page, not a feed'
    : `is XML with the root <${root.name}>, neither a feed nor an export`;
}
