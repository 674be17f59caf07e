import { escapeText } from '@/backend/contract/rich-text/escape';
import { cleanHtml } from '@/backend/kernel/text/clean-html';

/** HTML from plain lines, each a paragraph; text that contains block tags is cleaned as HTML. */
export async function toBody(text: string): Promise<string> {
  if (/<(?:p|ul|ol|blockquote|h[2-4]|table|figure)\b/i.test(text)) return cleanHtml(text);
  const lines = text.split(/\n+/).map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('\n');
}
