import { ownValue } from '@/backend/contract/own-value';
import { finishDraft } from '@/backend/import/draft';
import { skip, type ImportEvent, type ImportItem } from '@/backend/import/item';
import type { ImportRules } from '@/backend/import/rules';
import { authorName } from '@/backend/import/text/author-name';
import { parseDate } from '@/backend/import/text/dates';
import { guessLang, langOfTag } from '@/backend/import/text/language';
import { htmlToLine } from '@/backend/import/text/plain';
import { webAddress } from '@/backend/import/text/web-address';
import { splitFrontMatter, type FrontMatter } from './front-matter';
import { documentPlaces } from './old-places';
import { FIRST_HEADING, renderMarkdown, withoutTitle } from './render';

const STATUSES: Record<string, ImportItem['status']> = {
  withdrawn: 'withdrawn',
  deleted: 'withdrawn',
  draft: 'draft',
};
/** `2024-03-05-slug.md` as in Jekyll, or with the status before it, as in Ghost's Markdown import. */
const FILE_NAME = /^(?:(published|draft|deleted)-)?(\d{4}-\d{2}-\d{2})?/;

/** `pair` is the key of the work of which this document is a language version; null for a single document. */
export interface MarkdownResult {
  event: ImportEvent;
  pair: string | null;
}

/** A Markdown document as an item. `key` names the file in source keys; its last part may have a date and a status. */
export function readMarkdown(
  source: string,
  file: { name: string; key: string; url: string | null },
  rules: ImportRules,
): MarkdownResult {
  const { fields, markdown } = splitFrontMatter(source);
  const field = (...keys: string[]) =>
    keys.map((key) => single(fields[key])).find((value) => value !== '') ?? '';
  const [, fileStatus = '', fileDate] = FILE_NAME.exec(file.key.split('/').at(-1) ?? '') ?? [];
  const title = field('title') || htmlToLine(FIRST_HEADING.exec(markdown)?.[1] ?? '');
  const body = withoutTitle(markdown, title);
  const langTag = field('lang', 'language', 'locale') || null;
  const lang = langOfTag(langTag) ?? guessLang(`${title}${markdown}`);
  const pair = field('pair', 'pair_id') || null;
  const link = webAddress(field('source_url', 'canonical_url', 'url', 'link'), null);
  const picture = field('pic', 'image', 'cover', 'feature_image', 'thumbnail', 'banner_img', 'index_img');
  const isDraft =
    isSet(field('draft')) || field('published') === 'false' || /(^|\/)_?drafts\//.test(file.key);
  const isClosed = field('password') !== '' || isSet(field('private', 'members_only', 'secret'));
  const status = ownValue(STATUSES, field('status') || fileStatus) ?? (isDraft ? 'draft' : 'approved');
  const gatedBy = isClosed ? 'is protected by a password, or private' : null;
  if (rules.drafts === 'skip' && (status === 'draft' || gatedBy !== null))
    return { event: skip(file.name, gatedBy ?? 'is a draft'), pair: null };
  const places = {
    link,
    addresses: [
      field('permalink'),
      field('url', 'link'),
      ...many(fields, 'aliases'),
      ...many(fields, 'redirect_from'),
    ].filter((address) => !/^https?:/i.test(address)),
    slug: field('slug'),
    file: file.key.split('/').at(-1) ?? '',
  };
  const oldPlaces = status === 'draft' ? undefined : documentPlaces(places, rules.site);
  const event = finishDraft(
    {
      sourceKey: pair ? `markdown:pair:${pair}` : `markdown:${file.key}`,
      kind: kindOf(field('kind')),
      text: {
        title,
        summary: field('summary', 'description', 'excerpt'),
        body: renderMarkdown(body),
        baseUrl: link ?? file.url,
        langTag,
        hasOwnTag: true,
      },
      authorName: authorName(field('author', 'authors')),
      categoryName: field('category', 'categories') || null,
      labelNames: many(fields, 'tags', 'labels', 'keywords'),
      releasedAt: parseDate(field('date', 'published', 'published_at') || fileDate, lang.startsWith('zh')),
      sourceUrl: link,
      sourceName: field('source', 'source_name') || null,
      picUrl: webAddress(picture, link ?? file.url ?? rules.site) ?? (picture || null),
      status,
      isImportant: isSet(field('important', 'is_important')),
      ...(oldPlaces && { oldPlaces }),
      gatedBy,
    },
    file.name,
    rules,
  );
  return { event, pair };
}

function isSet(value: string): boolean {
  return /^(true|yes|1)$/i.test(value);
}

function kindOf(kind: string): ImportItem['kind'] | null {
  return kind === 'flash' || kind === 'article' ? kind : null;
}

function single(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

function many(fields: FrontMatter, ...keys: string[]): string[] {
  const value = keys.map((key) => fields[key]).find((field) => field !== undefined) ?? [];
  return Array.isArray(value) ? value : value.split(',');
}
