import { z } from 'zod';
import type { Draft } from '@/backend/import/draft';
import { jointName } from '@/backend/import/text/author-name';
import { parseDate } from '@/backend/import/text/dates';
import { langOfTag } from '@/backend/import/text/language';
import { textToHtml } from '@/backend/import/text/paragraphs';
import { webAddress } from '@/backend/import/text/web-address';
import { entryKey } from './entry-key';

const text = z.string().nullish().catch(null);
const authors = z
  .array(z.object({ name: text }))
  .nullish()
  .catch(null);

const entrySchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String).nullish().catch(null),
  url: text,
  title: text,
  summary: text,
  content_html: text,
  content_text: text,
  date_published: text,
  date_modified: text,
  image: text,
  banner_image: text,
  language: text,
  tags: z.array(z.string()).nullish().catch(null),
  attachments: z
    .array(z.object({ url: z.string() }))
    .nullish()
    .catch(null),
  author: z.object({ name: text }).nullish().catch(null),
  authors,
});

/** JSON Feed 1.0 and 1.1. Fields of the wrong type count as absent. */
export const jsonFeedSchema = z.object({
  version: z.string().startsWith('https://jsonfeed.org/version/'),
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
export function jsonFeedDraft(raw: unknown, feed: JsonFeed, documentUrl: string | null): Draft | null {
  const entry = entrySchema.safeParse(raw).data;
  if (!entry) return null;
  const home = webAddress(feed.home_page_url, documentUrl) ?? documentUrl;
  const link = webAddress(entry.url, home);
  const body = entry.content_html ?? textToHtml(entry.content_text ?? '');
  const langTag = entry.language ?? feed.language ?? null;
  const feedKey = feed.feed_url ?? home ?? feed.title ?? '';
  const says = `${entry.title ?? ''}\n${body}`;
  return {
    sourceKey: entryKey('jsonfeed', { id: entry.id ?? '', link, feed: feedKey, says }),
    kind: null,
    text: { title: entry.title ?? '', summary: entry.summary ?? '', body, baseUrl: link ?? home, langTag },
    authorName: namesOf(entry) ?? namesOf(feed),
    categoryName: null,
    labelNames: entry.tags ?? [],
    releasedAt: parseDate(entry.date_published ?? entry.date_modified, /^zh/.test(langOfTag(langTag) ?? '')),
    sourceUrl: link,
    sourceName: feed.title ?? null,
    losses: (entry.attachments ?? []).map(({ url }) => ({
      kind: 'lost',
      what: `file beside the text: ${url}`,
      place: '',
    })),
    picUrl: webAddress(entry.image ?? entry.banner_image, link ?? home),
    status: 'approved',
    isImportant: false,
  };
}

function namesOf(of: Pick<JsonFeed, 'author' | 'authors'>): string | null {
  return jointName([...(of.authors ?? []), ...(of.author ? [of.author] : [])].map((author) => author.name));
}
