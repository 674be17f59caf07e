import { z } from 'zod';
import { jointName } from '@/backend/import/text/author-name';
import { firstDate } from '@/backend/kernel/dates/dates';
import { decideLang } from '@/backend/import/text/language';
import { textToHtml } from '@/backend/import/text/paragraphs';
import type { SourceFile } from '@/backend/import/source/source-file';
import { webAddress } from '@/backend/import/text/web-address';
import { type Enclosure, withEnclosures } from './enclosures';
import { IMAGE_FILE } from './picture';
import type { FeedDraft } from './finish-entries';

/** Empty counts as absent. */
const text = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => (value?.trim() ? value : null));
const date = z.union([z.string(), z.number()]).nullish().catch(null);
const authors = z
  .array(z.object({ name: text }))
  .nullish()
  .catch(null);

const entrySchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String).nullish().catch(null),
  url: text,
  external_url: text,
  title: text,
  summary: text,
  content_html: text,
  content_text: text,
  date_published: date,
  date_modified: date,
  image: text,
  banner_image: text,
  language: text,
  tags: z.array(z.string()).nullish().catch(null),
  attachments: z
    .array(z.object({ url: z.string(), mime_type: text }))
    .nullish()
    .catch(null),
  author: z.object({ name: text }).nullish().catch(null),
  authors,
});

/** JSON Feed 1.0 and 1.1. Fields of the wrong type count as absent. */
export const jsonFeedSchema = z.object({
  version: z.string().regex(/^(https?:\/\/)?(www\.)?jsonfeed\.org\/version\//i),
  title: text,
  home_page_url: text,
  feed_url: text,
  language: text,
  author: z.object({ name: text }).nullish().catch(null),
  authors,
  items: z.array(z.unknown()),
});
export type JsonFeed = z.infer<typeof jsonFeedSchema>;

/** An item of a JSON Feed as a draft, or null when it is not an object. */
export function jsonFeedDraft(
  raw: unknown,
  feed: JsonFeed,
  { url: documentUrl, fetchedAt }: Pick<SourceFile, 'url' | 'fetchedAt'>,
): FeedDraft | null {
  const entry = entrySchema.safeParse(raw).data;
  if (!entry) return null;
  const home = webAddress(feed.home_page_url, documentUrl) ?? documentUrl;
  const link = webAddress(entry.url ?? entry.external_url, home);
  const written = entry.content_html ?? textToHtml(entry.content_text ?? '');
  const langTag = entry.language ?? feed.language ?? null;
  const title = entry.title ?? '';
  const isChinese = decideLang(
    langTag,
    `${feed.title ?? ''} ${title} ${entry.content_text ?? ''}`,
  ).startsWith('zh');
  const dates = [entry.date_published, entry.date_modified];
  const enclosures = (entry.attachments ?? []).flatMap(({ url, mime_type }) => {
    const address = webAddress(url, link ?? home);
    return address === null ? [] : [{ address, type: mime_type ?? '' }];
  });
  const isPicture = ({ address, type }: Enclosure) =>
    type.startsWith('image/') || (type === '' && IMAGE_FILE.test(address));
  const pictures = [entry.image, entry.banner_image]
    .flatMap((address) => webAddress(address, link ?? home) ?? [])
    .concat(enclosures.filter(isPicture).map(({ address }) => address));
  const { body, losses, audio } = withEnclosures(
    written,
    enclosures.filter((each) => !isPicture(each)),
    { title, others: [...new Set(pictures)].slice(1) },
  );
  const identity = {
    id: entry.id ?? '',
    link,
    feed: feed.feed_url ?? home ?? feed.title ?? '',
    title,
    body: written,
    date: firstDate(dates, isChinese),
  };
  const draft: FeedDraft['draft'] = {
    kind: null,
    text: { title, summary: entry.summary ?? '', body, baseUrl: link ?? home, langTag },
    authorName: namesOf(entry) ?? namesOf(feed),
    categoryName: null,
    labelNames: entry.tags ?? [],
    releasedAt: firstDate(dates, isChinese, fetchedAt),
    writtenDates: dates,
    sourceUrl: link,
    sourceName: feed.title ?? null,
    losses,
    picUrl: pictures[0] ?? null,
    status: 'approved',
    isImportant: false,
  };
  return { draft, identity, audio };
}

function namesOf(of: Pick<JsonFeed, 'author' | 'authors'>): string | null {
  return jointName([...(of.authors ?? []), ...(of.author ? [of.author] : [])].map((author) => author.name));
}
