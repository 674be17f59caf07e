import { ownValue } from '@/backend/contract/own-value';
import type { Draft } from '@/backend/import/draft';
import { finishDraft } from '@/backend/import/draft';
import { shorten } from '@/backend/import/body/loss';
import { refuse, skip, type ImportEvent, type ImportItem } from '@/backend/import/item';
import { jointName } from '@/backend/import/text/author-name';
import { pageSlug } from '@/backend/import/page-slug';
import type { ImportRules } from '@/backend/import/rules';
import { parseDate } from '@/backend/kernel/dates/dates';
import { langOfTag } from '@/backend/import/text/language';
import { htmlToLine } from '@/backend/import/text/plain';
import { webAddress } from '@/backend/import/text/web-address';
import { attribute, childText, elements, textOf, type XmlElement } from '@/backend/import/xml/node';
import { lossesOutsideText } from './losses-outside-text';
import { footnotesOf } from './footnotes';
import { searchTitleOfPost } from './search-title';
import { NO_CATEGORY } from './no-category';
import { libraryPlacesOf, oldPlacesOf } from './old-places';
import { whyClosed } from './closed-post';
import { metaOf } from './parts';
import { postBody } from './post-body';
import type { PostContext } from './post-context';
import type { WordPressSite } from './site';

/** Post statuses that are imported; scheduled posts keep their date. */
const STATUSES: Record<string, ImportItem['status']> = {
  publish: 'approved',
  future: 'draft',
  draft: 'draft',
  pending: 'draft',
  private: 'draft',
  trash: 'withdrawn',
};
/** States of entries that WordPress or a plugin made, and nobody wrote. */
const UNWRITTEN = /^(|auto-draft|inherit|spam|request-[\w-]*|wc-[\w-]*)$/;
/** Types of entries that are no texts of their own, or were read with the posts that show them. */
// prettier-ignore
const PARTS = new Set(['attachment', 'revision', 'nav_menu_item', 'custom_css', 'customize_changeset', 'oembed_cache',
  'user_request', 'wp_block', 'wp_template', 'wp_template_part', 'wp_global_styles', 'wp_navigation', 'wp_font_family',
  'wp_font_face', 'tablepress_table', 'acf-field', 'acf-field-group']);
const DAY_LENGTH = 'YYYY-MM-DD'.length;
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
  if (PARTS.has(type))
    return skip(
      where,
      `is of type "${type}"; only posts and pages are imported`,
      type === 'attachment' ? libraryPlacesOf(item, site) : [],
    );
  const title = shorten(htmlToLine(childText(item, 'title')));
  const oldPlaces = oldPlacesOf(item, site);
  const isPage = type === 'page';
  if (type !== 'post' && !isPage)
    return refuse(
      `${where} "${title}"`,
      `is of type "${type}"; only posts and pages are imported`,
      oldPlaces.named,
    );
  const written = childText(item, 'wp:status');
  if (UNWRITTEN.test(written)) return skip(where, written ? `has the status "${written}"` : 'has no status');
  // Other states are those of editors, such as "in-progress": before the post is published.
  const status = ownValue(STATUSES, written) ?? 'draft';
  const gatedBy = whyClosed(item, written);
  if (rules.drafts === 'skip' && (status === 'draft' || gatedBy !== null))
    return skip(where, gatedBy ?? `has the status "${written}"`, oldPlaces.named);
  const draft = { ...postDraft(item, site, { status, gatedBy }, rules), oldPlaces };
  return finishDraft(isPage ? { ...draft, ...pageOf(item) } : draft, where, rules);
}

/** What makes a post a page: an address of its own, and neither author nor terms. */
function pageOf(item: XmlElement) {
  const slug = pageSlug(childText(item, 'wp:post_name'), childText(item, 'wp:post_id'));
  return {
    ...{ kind: 'page' as const, slug, authorName: null },
    ...{ categoryName: null, otherCategories: [], labelNames: [] },
  };
}

function postDraft(
  item: XmlElement,
  site: WordPressSite,
  { status, gatedBy }: { status: ImportItem['status']; gatedBy: string | null },
  rules: ImportRules,
): Draft {
  const link = webAddress(childText(item, 'link'), site.baseUrl);
  const meta = metaOf(item);
  const categories = terms(item, 'category').filter((name) => !NO_CATEGORY.test(name));
  const title = htmlToLine(childText(item, 'title'));
  const coverId = meta.get('_thumbnail_id') ?? '';
  const cover = site.parts.attachments.get(coverId);
  const post: PostContext = {
    id: childText(item, 'wp:post_id'),
    parts: site.parts,
    gated: gatedBy === null ? rules.gated : 'draft',
    footnotes: footnotesOf(meta.get('footnotes'), childText(item, 'content:encoded')),
    notes: [],
  };
  return {
    sourceKey: `wxr:${keyOf(item, link, site)}`,
    kind: 'article',
    text: {
      title,
      searchTitle: searchTitleOfPost(meta, title),
      summary: htmlToLine(childText(item, 'excerpt:encoded')) || descriptionOf(meta),
      body: postBody(childText(item, 'content:encoded'), post),
      baseUrl: link ?? site.baseUrl,
      langTag: site.langTag,
    },
    authorName: authorOf(item, site),
    categoryName: categories[0] ?? null,
    otherCategories: categories.slice(1),
    labelNames: [...terms(item, 'post_tag'), ...otherTerms(item)],
    releasedAt: releaseTime(item, site),
    writtenDates: DATES.map((name) => childText(item, name)),
    sourceUrl: link,
    sourceName: site.name || null,
    picUrl: webAddress(cover?.address ?? meta.get('fifu_image_url') ?? null, site.baseUrl),
    status,
    isImportant: false,
    gatedBy,
    losses: lossesOutsideText(item, meta, cover !== undefined),
  };
}

/** The guid, which never changes; without one the post's id within its site, else its address. */
function keyOf(item: XmlElement, link: string | null, site: WordPressSite): string {
  const id = childText(item, 'wp:post_id');
  const place = site.baseUrl ?? (site.name || childText(item, 'title'));
  const numbered = id === '' ? '' : `${place}#${id}`;
  return childText(item, 'guid') || numbered || (link ?? '');
}

const DATES = ['wp:post_date', 'wp:post_date_gmt', 'pubdate'];

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

/** Taxonomies that are not about the subject of a post, such as its format. */
const TECHNICAL =
  /^(category|post_tag|author|post_format|nav_menu|link_category|language|\w+_translations|term_language|wp_\w+|product_\w+|yst_\w+|elementor_\w+|action-group)$/;

/** Names in the taxonomies a site made for itself, such as series or topics. */
function otherTerms(item: XmlElement): string[] {
  return elements(item, 'category')
    .filter((category) => {
      const domain = attribute(category, 'domain');
      return domain !== '' && !TECHNICAL.test(domain);
    })
    .map((category) => htmlToLine(textOf(category)))
    .filter((name) => name !== '');
}

function descriptionOf(meta: Map<string, string>): string {
  const description = DESCRIPTION_KEYS.map((key) => meta.get(key) ?? '').find(
    (text) => text !== '' && !text.includes('%%'),
  );
  return htmlToLine(description ?? '');
}
