import { finishDraft } from '@/backend/import/draft';
import { skip, type ImportEvent } from '@/backend/import/item';
import { renderMarkdown } from '@/backend/import/markdown/render';
import { jointName } from '@/backend/import/text/author-name';
import type { ImportRules } from '@/backend/import/rules';
import { parseDate } from '@/backend/import/text/dates';
import { textToHtml } from '@/backend/import/text/paragraphs';
import { webAddress } from '@/backend/import/text/web-address';
import type { GhostData, GhostPost } from './export';

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

/** A Ghost post as an item, or why it is left out. */
export function ghostItem(post: GhostPost, data: GhostData, where: string, rules: ImportRules): ImportEvent {
  const site = ghostSite(data);
  const reason = whyNot(post);
  if (reason) return skip(where, reason);
  const base = site.url ? `${site.url.replace(/\/+$/, '')}/` : null;
  // Without the site's address, internal links cannot be resolved, and the sanitiser drops them.
  const atSite = (text: string) => text.replace(SITE, base?.slice(0, -1) ?? '');
  const meta = data.posts_meta.find((postMeta) => postMeta.post_id === post.id)?.meta_description;
  const tags = names(data.posts_tags, post.id, (row) => data.tags.find((tag) => tag.id === row.tag_id)?.name);
  return finishDraft(
    {
      sourceKey: `ghost:${post.uuid ?? post.id}`,
      kind: 'article',
      text: {
        title: post.title ?? '',
        summary: post.custom_excerpt ?? post.meta_description ?? meta ?? '',
        body: atSite(bodyOf(post)),
        baseUrl: base,
        langTag: post.locale ?? post.language ?? site.langTag,
      },
      authorName: authorOf(post, data),
      categoryName: null,
      // A tag named `#…` is internal in Ghost.
      labelNames: tags.filter((name) => !name.startsWith('#')),
      releasedAt: parseDate(post.published_at ?? post.created_at, false),
      sourceUrl: webAddress(post.canonical_url ?? (base && post.slug), base),
      sourceName: site.name,
      picUrl: webAddress(atSite(post.feature_image ?? post.image ?? ''), base),
      status: 'approved',
      isImportant: false,
    },
    where,
    rules,
  );
}

/** Why a post is not imported; null for public posts that are published or scheduled and have a text. */
function whyNot(post: GhostPost): string | null {
  if (post.type === 'page' || Boolean(post.page)) return 'is a page; only posts are imported';
  if (post.status !== 'published' && post.status !== 'scheduled')
    return `has the status "${post.status ?? ''}"`;
  if ((post.visibility ?? 'public') !== 'public') return `is for "${post.visibility}" readers only`;
  if (bodyOf(post) === '') return 'has no HTML: it is stored in an editor format this program does not read';
  return null;
}

function bodyOf(post: GhostPost): string {
  if (post.html) return post.html;
  return post.markdown ? renderMarkdown(post.markdown) : textToHtml(post.plaintext ?? '');
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
