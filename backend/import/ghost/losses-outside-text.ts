import { escapeText } from '@/backend/contract/rich-text/escape';
import type { Loss, LossKind } from '@/backend/import/body/loss';
import { htmlToLine } from '@/backend/import/text/plain';
import { mailCards } from './mail-cards';
import type { GhostData, GhostPost } from './export';

/**
 * What of a post is beside its text and cannot be taken along.
 * @param cover one with an address that leads nowhere, or empty
 */
export function lossesOutsideText(
  post: GhostPost,
  meta: GhostData['posts_meta'][number] | undefined,
  cover: string,
): Loss[] {
  return [
    ...lossOf('caption of the cover', meta?.feature_image_caption),
    ...lossOf('alternative text of the cover', meta?.feature_image_alt),
    ...lossOf('cover with an address that leads nowhere (its site: --site https://…)', escapeText(cover)),
    ...lossOf('code in the head of the page', escapeText(post.codeinjection_head ?? '')),
    ...lossOf('code at the foot of the page', escapeText(post.codeinjection_foot ?? '')),
    ...mailCards(post),
    ...lossOf('title for social networks', meta?.og_title ?? meta?.twitter_title, 'changed'),
    ...lossOf(
      'description for social networks',
      meta?.og_description ?? meta?.twitter_description,
      'changed',
    ),
    ...lossOf('picture for social networks', meta?.og_image ?? meta?.twitter_image, 'changed'),
    ...(post.featured
      ? [{ kind: 'changed' as const, what: 'place among the featured posts', place: '' }]
      : []),
  ];
}

function lossOf(label: string, html: string | null | undefined, kind: LossKind = 'lost'): Loss[] {
  const words = htmlToLine(html ?? '');
  return words === '' ? [] : [{ kind, what: `${label}: ${words}`, place: '' }];
}
