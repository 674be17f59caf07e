import { escapeText } from '@/backend/contract/rich-text/escape';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';

/** HTML from plain lines, each a paragraph; text that contains block tags is cleaned as HTML. */
export function toBody(text: string): string {
  if (/<(?:p|ul|ol|blockquote|h[2-4]|table|figure)\b/i.test(text)) return sanitizeRichText(text);
  const lines = text.split(/\n+/).map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('\n');
}
