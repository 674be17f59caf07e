import { renderMarkdown } from '@/backend/import/markdown/render';
import { textToHtml } from '@/backend/import/text/paragraphs';
import type { GhostPost } from './export';
import { lexicalToHtml } from './lexical';
import { mobiledocToHtml } from './mobiledoc';
import { parsePayload } from './payload';

/** The text of a post as HTML, from the first form the export has it in; empty for none. */
export function ghostBody(post: GhostPost): string {
  if (post.html) return post.html;
  const lexical = parsePayload(post.lexical);
  const mobiledoc = parsePayload(post.mobiledoc);
  const html = (lexical && lexicalToHtml(lexical)) || (mobiledoc && mobiledocToHtml(mobiledoc));
  if (html) return html;
  return post.markdown ? renderMarkdown(post.markdown) : textToHtml(post.plaintext ?? '');
}
