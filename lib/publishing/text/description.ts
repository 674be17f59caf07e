import { plainLine } from './plain-text';
import { shorten } from './shorten';

const MAX_LENGTH = 150;

/**
 * The description of a story for search engines: its summary or the beginning of its text, cut at a sentence or word.
 */
export function describe(summary: string, html: string): string {
  const text = summary.replace(/\s+/g, ' ').trim() || plainLine(html);
  return text.length <= MAX_LENGTH ? text : shorten(text, MAX_LENGTH);
}
