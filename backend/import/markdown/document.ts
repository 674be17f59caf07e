import { finishDraft } from '@/backend/import/draft';
import { skip, type ImportEvent, type ImportItem } from '@/backend/import/item';
import type { ImportRules } from '@/backend/import/rules';
import { pageSlug } from '@/backend/import/page-slug';
import { jointName } from '@/backend/import/text/author-name';
import { firstDate } from '@/backend/kernel/dates/dates';
import { guessLang, langOfTag } from '@/backend/import/text/language';
import { htmlToLine } from '@/backend/import/text/plain';
import { webAddress } from '@/backend/import/text/web-address';
import { documentState, isSet } from './document-state';
import { splitFrontMatter, type FrontMatter } from './front-matter';
import { documentPlaces } from './old-places';
import { FIRST_HEADING, renderMarkdown, withoutTitle } from './render';

/** Where themes keep the address of a lead picture. */
const PICTURES = [
  ...[
    'pic',
    'image',
    'cover',
    'feature_image',
    'featured_image',
    'featuredimage',
    'thumbnail',
    'banner_img',
    'index_img',
  ],
  ...[
    'top_img',
    'banner',
    'coverimage',
    'cover_image',
    'heroimage',
    'og_image',
    'images',
    'photos',
    'resources',
  ],
  ...['cover', 'image', 'header', 'featured', 'feature', 'hero', 'banner', 'thumbnail'].flatMap((name) =>
    ['image', 'src', 'url', 'path', 'feature', 'teaser'].map((inner) => `${name}.${inner}`),
  ),
];
/** What documents that are pages, and no stories, say of themselves. */
const PAGE = /^(page|about|links|friends)$/i;
/** `2024-03-05-slug.md` as in Jekyll, or with the status before it, as in Ghost's Markdown import. */
const FILE_NAME = /^(?:(published|draft|deleted)-)?(\d{4}-\d{2}-\d{2})?/;

/** Where the date of a text stands; that of its last change is none. */
const DATES = [
  'date',
  'published',
  'published_at',
  'publishdate',
  'publish_date',
  'pubdate',
  'created',
  'created_at',
];

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
  const fileName = file.key.split('/').at(-1) ?? '';
  const [, fileStatus = '', fileDate] = FILE_NAME.exec(fileName) ?? [];
  const title = field('title') || htmlToLine(FIRST_HEADING.exec(markdown)?.[1] ?? '');
  const body = withoutTitle(markdown, title);
  const dates = [...DATES.map((key) => field(key)), fileDate ?? ''];
  const langTag = field('lang', 'language', 'locale') || null;
  const lang = langOfTag(langTag) ?? guessLang(`${title}${markdown}`);
  const pair = field('pair', 'pair_id') || null;
  const link = webAddress(field('source_url', 'canonical_url', 'url', 'link'), null);
  const picture = PICTURES.map((key) => field(key)).find((address) => /[./]/.test(address)) ?? '';
  const { status, gatedBy } = documentState(field, { key: file.key, nameStatus: fileStatus });
  const isPage = !fileDate && (PAGE.test(field('layout', 'type')) || fileName === '_index.md');
  const [category = null, ...otherCategories] = many(fields, 'category', 'categories');
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
    file: fileName,
  };
  const oldPlaces = status === 'draft' ? undefined : documentPlaces(places, rules.site);
  const event = finishDraft(
    {
      sourceKey: pair ? `markdown:pair:${pair}` : `markdown:${file.key}`,
      kind: isPage ? 'page' : kindOf(field('kind')),
      ...(isPage && { slug: pageSlug(field('slug', 'permalink') || nameOf(file.key), file.key) }),
      text: {
        title,
        summary: field('summary', 'description', 'excerpt', 'subtitle', 'abstract', 'desc'),
        body: renderMarkdown(body),
        baseUrl: link ?? file.url,
        langTag,
        hasOwnTag: true,
      },
      authorName: isPage
        ? null
        : jointName(lists(fields, 'author', 'authors', 'author.name', 'params.author')),
      categoryName: isPage ? null : category,
      otherCategories: isPage ? [] : otherCategories,
      labelNames: isPage ? [] : many(fields, 'tags', 'labels', 'keywords'),
      releasedAt: firstDate(dates, lang.startsWith('zh')),
      writtenDates: dates,
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

/** A page of a folder, `about/index.md`, has the name of the folder. */
function nameOf(key: string): string {
  const [folder = '', file = ''] = key.split('/').slice(-2);
  const name = file.replace(/\.\w+$/, '');
  return /^_?index$/i.test(name) ? folder : name;
}

function kindOf(kind: string): ImportItem['kind'] | null {
  return kind === 'flash' || kind === 'article' ? kind : null;
}

function single(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** The entries of the first of the fields that has any; a text is one entry. */
function lists(fields: FrontMatter, ...keys: string[]): string[] {
  const value = keys.map((key) => fields[key]).find((field) => field !== undefined && field.length > 0) ?? [];
  return Array.isArray(value) ? value : [value];
}

function many(fields: FrontMatter, ...keys: string[]): string[] {
  const value = keys.map((key) => fields[key]).find((field) => field !== undefined) ?? [];
  return (Array.isArray(value) ? value : value.split(/[,，]/)).map((entry) => entry.trim()).filter(Boolean);
}
