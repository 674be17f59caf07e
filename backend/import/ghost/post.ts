import { finishDraft } from '@/backend/import/draft';
import { ownValue } from '@/backend/contract/own-value';
import { shorten } from '@/backend/import/body/loss';
import { refuse, skip, type ImportEvent, type ImportItem } from '@/backend/import/item';
import { isSameHost, type OldTerm } from '@/backend/import/old-places';
import { jointName } from '@/backend/import/text/author-name';
import { pageSlug } from '@/backend/import/page-slug';
import type { ImportRules } from '@/backend/import/rules';
import { parseDate } from '@/backend/kernel/dates/dates';
import { webAddress } from '@/backend/import/text/web-address';
import { lossesOutsideText } from './losses-outside-text';
import { ghostBody } from './body';
import type { GhostData, GhostPost } from './export';
import { ghostPlaces, ghostTerms } from './old-places';

const SITE = /__GHOST_URL__/g;

/** Address, name and language of the exported site, each null when the export lacks it. */
function ghostSite(data: GhostData): {
  url: string | null;
  name: string | null;
  langTag: string | null;
} {
  const setting = (key: string) => {
    const value = data.settings.find((row) => row.key === key)?.value;
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return {
    url: webAddress(setting('url'), null),
    name: setting('title'),
    langTag: setting('locale') ?? setting('lang'),
  };
}

/** Whether an export does not say where its site is, and a post of it needs that. */
export function needsSite(data: GhostData): boolean {
  return (
    ghostSite(data).url === null && data.posts.some((post) => JSON.stringify(post).includes('__GHOST_URL__'))
  );
}

/** The address of the exported site with a slash at its end; null when nobody names it. */
function ghostBase(data: GhostData, rules: ImportRules): string | null {
  const address = ghostSite(data).url ?? rules.site;
  return address === null ? null : `${address.replace(/\/+$/, '')}/`;
}

/** The lists of the exported site. */
export function oldTermsOfGhost(data: GhostData, rules: ImportRules): OldTerm[] {
  return ghostTerms(data, ghostBase(data, rules), rules);
}

/** A Ghost post as an item, or why it is left out. */
export function ghostItem(post: GhostPost, data: GhostData, where: string, rules: ImportRules): ImportEvent {
  const named = `${where} "${shorten(post.title ?? '')}"`;
  const site = ghostSite(data);
  const base = ghostBase(data, rules);
  const atSite = (text: string) => text.replace(SITE, base?.slice(0, -1) ?? '');
  const sourceUrl = webAddress(post.canonical_url ? atSite(post.canonical_url) : base && post.slug, base);
  const isFromSite = sourceUrl === null || base === null || isSameHost(sourceUrl, base);
  const oldPlaces = ghostPlaces(post, data, base, isFromSite);
  const isPage = post.type === 'page' || Boolean(post.page);
  const status = ownValue(STATUSES, post.status ?? '');
  if (!status) return refuse(named, `has the status "${post.status ?? ''}"`);
  const gatedBy = whyClosed(post, data);
  if (rules.drafts === 'skip' && (status === 'draft' || gatedBy !== null))
    return skip(where, gatedBy ?? `has the status "${post.status ?? ''}"`, oldPlaces.named);
  if (base === null && JSON.stringify(post).includes('__GHOST_URL__')) return refuse(named, NO_SITE);
  const meta = data.posts_meta.find((postMeta) => postMeta.post_id === post.id);
  const tags = names(data.posts_tags, post.id, (row) => data.tags.find((tag) => tag.id === row.tag_id)?.name);
  const cover = atSite(post.feature_image ?? post.image ?? '').trim();
  const picUrl = webAddress(cover, base);
  return finishDraft(
    {
      sourceKey: `ghost:${post.uuid ?? post.id}`,
      kind: isPage ? 'page' : 'article',
      ...(isPage && { slug: pageSlug(post.slug ?? '', String(post.id)) }),
      text: {
        title: post.title ?? '',
        searchTitle: post.meta_title ?? meta?.meta_title ?? '',
        summary: post.custom_excerpt ?? post.meta_description ?? meta?.meta_description ?? '',
        body: atSite(ghostBody(post)),
        baseUrl: isFromSite && sourceUrl !== null ? sourceUrl : base,
        langTag: post.locale ?? post.language ?? site.langTag,
      },
      authorName: isPage ? null : authorOf(post, data),
      categoryName: null,
      // A tag named `#…` is internal in Ghost.
      labelNames: isPage ? [] : tags.filter((name) => !name.startsWith('#')),
      releasedAt: parseDate(post.published_at ?? post.created_at, false),
      writtenDates: [post.published_at ?? post.created_at],
      sourceUrl,
      sourceName: isFromSite ? site.name : null,
      picUrl,
      status,
      isImportant: false,
      oldPlaces,
      gatedBy,
      losses: lossesOutsideText(post, meta, cover !== '' && picUrl === null ? cover : ''),
    },
    where,
    rules,
  );
}

const NO_SITE =
  'has addresses of its own site, which the export does not name: give it with --site https://…';
/** Post statuses that are imported; scheduled posts keep their date. */
const STATUSES: Record<string, ImportItem['status']> = {
  published: 'approved',
  scheduled: 'draft',
  draft: 'draft',
  sent: 'draft',
};

/** Why a post as a whole is not for everyone; null for any other. */
function whyClosed(post: GhostPost, data: GhostData): string | null {
  const visibility = post.visibility ?? 'public';
  if (visibility !== 'public') return `is for "${visibility}" readers only`;
  const isByMail =
    post.status === 'sent' ||
    data.posts_meta.some((meta) => meta.post_id === post.id && Boolean(meta.email_only));
  return isByMail ? 'was sent by e-mail only' : null;
}

function authorOf(post: GhostPost, data: GhostData): string | null {
  const nameOf = (id: string | null | undefined) => data.users.find((user) => user.id === id)?.name;
  const linked = names(data.posts_authors, post.id, (row) => nameOf(row.author_id));
  return jointName(linked.length > 0 ? linked : [nameOf(post.author_id)]);
}

function names<Row extends { post_id: string; sort_order?: number | null }>(
  rows: Row[],
  postId: string,
  nameOf: (row: Row) => string | null | undefined,
): string[] {
  const postRows = rows.filter((row) => row.post_id === postId);
  return postRows
    .sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
    .map((row) => nameOf(row) ?? '')
    .filter((name) => name !== '');
}
