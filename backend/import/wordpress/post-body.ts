import { withParagraphs } from '@/backend/import/text/paragraphs';
import { withoutShortcodes } from './shortcodes';

const BLOCK_COMMENT = /<!--\s*\/?wp:[\s\S]*?-->/g;
const OTHER_COMMENT = /<!--[\s\S]*?-->/g;
/** An address alone on its line, which WordPress shows as a player or a preview; here it becomes a link. */
const LONE_ADDRESS = /^([^\S\n]*(?:<p>)?[^\S\n]*)(https?:\/\/[^\s<>"]+)([^\S\n]*(?:<\/p>)?[^\S\n]*)$/gim;

/** The content of a WordPress post as HTML, from the block editor or the classic one. */
export function postBody(content: string): string {
  const isBlocks = content.includes('<!-- wp:');
  const html = withoutShortcodes(
    content
      .replace(BLOCK_COMMENT, '')
      .replace(OTHER_COMMENT, '')
      .replace(LONE_ADDRESS, '$1<a href="$2">$2</a>$3'),
  );
  return isBlocks ? html : withParagraphs(html);
}
