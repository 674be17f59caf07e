import { escapeText } from '@/backend/contract/rich-text/escape';
/** Markup in which line breaks already mean nothing. */
const BLOCK =
  'address|article|aside|blockquote|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|br';
const BLOCK_EDGE = new RegExp(
  `\\s*\\n\\s*(?=</?(?:${BLOCK})\\b)|(</?(?:${BLOCK})\\b[^<>]*>)\\s*\\n\\s*`,
  'gi',
);
const KEPT = /(<pre\b[\s\S]*?<\/pre>|<script\b[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>)/gi;

/**
 * HTML typed with line breaks for paragraphs, as WordPress and plain feeds have it: a blank line parts paragraphs, a
 * single break stays a break. The sanitiser turns the bare `div` between two texts into a paragraph edge.
 */
export function withParagraphs(html: string): string {
  return html
    .replace(/\r\n?/g, '\n')
    .split(KEPT)
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

/** Whether a feed's HTML is in fact plain text. */
export function isPlainText(html: string): boolean {
  return !/<\/?[a-z]/i.test(html);
}

/** Plain text as HTML. */
export function textToHtml(text: string): string {
  return withParagraphs(escapeText(text));
}
