import { ownValue } from '@/backend/contract/own-value';
import type { Draft } from '@/backend/import/draft';
import { finishDraft } from '@/backend/import/draft';
import { skip, type ImportEvent, type ImportItem } from '@/backend/import/item';
import { jointName } from '@/backend/import/text/author-name';
import type { ImportRules } from '@/backend/import/rules';
import { parseDate } from '@/backend/import/text/dates';
import { langOfTag } from '@/backend/import/text/language';
import { htmlToLine } from '@/backend/import/text/plain';
import { webAddress } from '@/backend/import/text/web-address';
import { attribute, childText, elements, textOf, type XmlElement } from '@/backend/import/xml/node';
import { postBody } from './post-body';
import type { WordPressSite } from './site';

/** Post statuses that are imported; scheduled posts keep their date. Posts with other statuses are skipped. */
const STATUSES: Record<string, ImportItem['status']> = {
  publish: 'approved',
  future: 'approved',
  trash: 'withdrawn',
};
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const NO_CATEGORY = /^(uncategori[sz]ed|未分类|未分類)$/i;
/** Where SEO plugins keep the description of a post. */
const DESCRIPTION_KEYS = [
  '_yoast_wpseo_metadesc',
  'rank_math_description',
  '_aioseo_description',
  '_aioseop_description',
];

/** A WordPress post as an item, or why it is left out. */
export function wordPressPost(
  item: XmlElement,
  site: WordPressSite,
  where: string,
  rules: ImportRules,
): ImportEvent {
  const type = childText(item, 'wp:post_type') || 'post';
  if (type !== 'post') return skip(where, `is of type "${type}"; only posts are imported`);
  const written = childText(item, 'wp:status');
  const status = ownValue(STATUSES, written);
  if (!status) return skip(where, written ? `has the status "${written}"` : 'has no status');
  if (childText(item, 'wp:post_password')) return skip(where, 'is protected by a password');
  return finishDraft(postDraft(item, site, status), where, rules);
}

function postDraft(item: XmlElement, site: WordPressSite, status: ImportItem['status']): Draft {
  const link = webAddress(childText(item, 'link'), site.baseUrl);
  const meta = metaOf(item);
  const categories = terms(item, 'category').filter((name) => !NO_CATEGORY.test(name));
  const title = htmlToLine(childText(item, 'title'));
  const picture = site.attachments.get(meta.get('_thumbnail_id') ?? '') ?? null;
  return {
    sourceKey: `wxr:${keyOf(item, link, site)}`,
    kind: 'article',
    text: {
      title,
      summary: htmlToLine(childText(item, 'excerpt:encoded')) || descriptionOf(meta),
      body: postBody(childText(item, 'content:encoded')),
      baseUrl: link ?? site.baseUrl,
      langTag: site.langTag,
    },
    authorName: authorOf(item, site),
    categoryName: categories[0] ?? null,
    labelNames: [...categories.slice(1), ...terms(item, 'post_tag')],
    releasedAt: releaseTime(item, site),
    sourceUrl: link,
    sourceName: site.name || null,
    picUrl: webAddress(picture, site.baseUrl),
    status,
    isImportant: false,
  };
}

/** The guid, which never changes; without one the post's id within its site, else its address. */
function keyOf(item: XmlElement, link: string | null, site: WordPressSite): string {
  const id = childText(item, 'wp:post_id');
  const place = site.baseUrl ?? (site.name || childText(item, 'title'));
  const numbered = id === '' ? '' : `${place}#${id}`;
  return childText(item, 'guid') || numbered || (link ?? '');
}

function releaseTime(item: XmlElement, site: WordPressSite): string | null {
  const isChinese = /^zh/.test(langOfTag(site.langTag) ?? '');
  const local = parseDate(childText(item, 'wp:post_date'), isChinese);
  // Only the site's local time shows that a post is dated without a time (midnight); in GMT it is another hour.
  if (local?.length === DAY_LENGTH) return local;
  return (
    parseDate(childText(item, 'wp:post_date_gmt'), false) ??
    parseDate(childText(item, 'pubdate'), isChinese) ??
    local
  );
}

/** Co-authors from the plugin of that name, else the account that posted. */
function authorOf(item: XmlElement, site: WordPressSite): string | null {
  const coAuthors = terms(item, 'author');
  const login = childText(item, 'dc:creator');
  return jointName(coAuthors.length > 0 ? coAuthors : [site.authors.get(login) ?? login]);
}

function terms(item: XmlElement, domain: string): string[] {
  const categories = elements(item, 'category').filter(
    (category) => attribute(category, 'domain') === domain,
  );
  return categories.map((category) => htmlToLine(textOf(category))).filter((name) => name !== '');
}

function metaOf(item: XmlElement): Map<string, string> {
  const pairs = elements(item, 'wp:postmeta').map(
    (meta) => [childText(meta, 'wp:meta_key'), childText(meta, 'wp:meta_value')] as const,
  );
  return new Map(pairs);
}

function descriptionOf(meta: Map<string, string>): string {
  const description = DESCRIPTION_KEYS.map((key) => meta.get(key) ?? '').find(
    (text) => text !== '' && !text.includes('%%'),
  );
  return htmlToLine(description ?? '');
}
