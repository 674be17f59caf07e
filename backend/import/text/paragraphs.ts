import { escapeText } from '@/backend/contract/rich-text/escape';
/** Elements around which line breaks have no meaning. */
const BLOCK =
  'address|article|aside|blockquote|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|br';
const BLOCK_EDGE = new RegExp(
  `\\s*\\n\\s*(?=</?(?:${BLOCK})\\b)|(</?(?:${BLOCK})\\b[^<>]*>)\\s*\\n\\s*`,
  'gi',
);
const RETAINED = /(<pre\b[\s\S]*?<\/pre>|<script\b[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>)/gi;

/**
 * Converts HTML with line breaks for paragraphs, as in WordPress and plain feeds: a blank line separates paragraphs, a
 * single break becomes `<br>`. The sanitiser turns the empty `div` between two texts into a paragraph boundary.
 */
export function withParagraphs(html: string): string {
  return html
    .replace(/\r\n?/g, '\n')
    .split(RETAINED)
    .map((part, at) => (at % 2 === 1 ? part : breaksToMarkup(part)))
    .join('');
}

function breaksToMarkup(html: string): string {
  return html
    .replace(/\n[^\S\n]*\n\s*/g, '<div></div>')
    .replace(BLOCK_EDGE, '$1')
    .trim()
    .replace(/[^\S\n]*\n[^\S\n]*/g, '<br>\n');
}

/** Whether HTML has no tags. */
export function isPlainText(html: string): boolean {
  return !/<\/?[a-z]/i.test(html);
}

/** Plain text as HTML. */
export function textToHtml(text: string): string {
  return withParagraphs(escapeText(text));
}
