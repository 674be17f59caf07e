import { clean } from './allow-list';
import { RichTextBuilder } from './builder';
import { renderWithin } from './render';
import { marksIn } from './text-work';

/** The longest clean HTML, tags included, in UTF-16 units. */
const MAX_RICH_TEXT = 1_000_000;
/** Wider than the longest output, so that a second pass never cuts what the first one let through. */
const MAX_INPUT = 2 * MAX_RICH_TEXT;

/** More signs of markup than this take seconds to parse. Members may send far fewer; this bounds feeds and imports. */
const MAX_MARKS = 240_000;
/** The length of the paragraphs of a text that is not parsed. */
const PARAGRAPH = /.{1,2000}/gsu;

/** A text whose markup would take seconds to parse becomes paragraphs of its words, without the signs. */
function boundWork(html: string): string {
  if (marksIn(html, MAX_MARKS) <= MAX_MARKS) return html;
  const words = html
    .replace(/<[^<>]*>|[<>&]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (words.match(PARAGRAPH) ?? []).map((part) => `<p>${part}</p>`).join('');
}

export interface RichTextOptions {
  /**
   * Where the text comes from. An address: relative links and pictures resolve against it. `null`: from elsewhere,
   * address unknown, so relative ones are dropped. Left out: our own text, root-relative ones stay.
   */
  baseUrl?: string | null;
}

/**
 * Any HTML in, clean HTML out: the tags, attributes and schemes of the allow list only, in a nesting every browser
 * reads back unchanged. Loose text at the top becomes paragraphs. Input and output beyond the limits above are cut, and what has
 * more signs of markup than anything somebody wrote becomes plain text.
 * Safe against hostile input, and idempotent.
 */
export function sanitizeRichText(html: string, options: RichTextOptions = {}): string {
  const builder = new RichTextBuilder();
  builder.read(clean(boundWork(html.slice(0, MAX_INPUT)), options.baseUrl));
  return renderWithin(builder.finish(), MAX_RICH_TEXT);
}
