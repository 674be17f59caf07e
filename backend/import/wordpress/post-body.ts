import { playerOf } from '@/backend/import/body/players';
import { noteList } from '@/backend/import/body/notes';
import { REST_WORDS, withoutClosedShortcodes } from '@/backend/import/body/restricted';
import { withParagraphs } from '@/backend/import/text/paragraphs';
import { blocksToHtml } from './blocks';
import { withNumbers } from './footnotes';
import type { PostContext } from './post-context';
import { withoutShortcodes } from './shortcodes';

/** Comments, except those that say who may read what follows. */
const COMMENT = new RegExp(`<!--(?!\\s*(?:(?:${REST_WORDS})\\s*-->|kg-gated-block\\b))[\\s\\S]*?-->`, 'gi');
/** An address alone on its line, which WordPress shows as a player or a preview. */
const LONE_ADDRESS = /^([^\S\n]*(?:<p>)?[^\S\n]*)(https?:\/\/[^\s<>"]+)([^\S\n]*(?:<\/p>)?[^\S\n]*)$/gim;

/** The content of a WordPress post as HTML, from the block editor or the classic one. */
export function postBody(content: string, post: PostContext): string {
  const isBlocks = content.includes('<!-- wp:');
  const blocks = blocksToHtml(content, post).replace(COMMENT, '');
  const open = withoutClosedShortcodes(blocks, post.gated, true);
  const html = withoutShortcodes(
    withNumbers(open, post.footnotes).replace(
      LONE_ADDRESS,
      (_, before: string, address: string, after: string) => before + addressHtml(address) + after,
    ),
    post,
  );
  const hasList = /<!--\s*wp:footnotes\b/.test(content);
  const notes = [...(hasList ? [] : post.footnotes.values()), ...post.notes];
  return (isBlocks ? html : withParagraphs(html)) + noteList(notes);
}

/** A player becomes a card, a page a link. */
function addressHtml(address: string): string {
  return playerOf(address)
    ? `<figure class="wp-block-embed">${address}</figure>`
    : `<a href="${address}">${address}</a>`;
}
