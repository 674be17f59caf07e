import { clean } from './allow-list';
import { RichTextBuilder } from './builder';
import { renderWithin } from './render';
import { marksIn } from './text-work';

/** The longest clean HTML, tags included, in UTF-16 units. */
const MAX_RICH_TEXT = 1_000_000;
/** Larger than the longest output, so that a second pass never cuts the output of the first. */
const MAX_INPUT = 2 * MAX_RICH_TEXT;

/**
 * Text with more markup characters takes seconds to parse. Members may send far fewer; this limit is for feeds and
 * imports.
 */
const MAX_MARKS = 240_000;
/** The length of the paragraphs that a text is split into when it is not parsed. */
const PARAGRAPH = /.{1,2000}/gsu;

/** A text whose markup would take seconds to parse becomes paragraphs of plain text without the markup. */
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
   * The base of relative links and pictures. An address: they are resolved against it. `null`: the text comes from an
   * unknown address, so relative ones are dropped. Absent: it is a text of this site, so root-relative ones are
   * preserved.
   */
  baseUrl?: string | null;
}

/**
 * Turns any HTML into clean HTML: only the tags, attributes and schemes of the allow list, in a nesting that every
 * browser parses back unchanged. Loose text at the top level becomes paragraphs. Input and output beyond the limits
 * above are cut; text with more markup than a person would write becomes plain text. Safe against hostile input, and
 * idempotent.
 */
export function sanitizeRichText(html: string, options: RichTextOptions = {}): string {
  const builder = new RichTextBuilder();
  builder.read(clean(boundWork(html.slice(0, MAX_INPUT)), options.baseUrl));
  return renderWithin(builder.finish(), MAX_RICH_TEXT);
}
