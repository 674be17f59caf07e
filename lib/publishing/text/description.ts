import { plainLine } from './plain-text';
import { shorten } from './shorten';

const LONGEST = 150;

/**
 * The description of an item for search engines: its summary or the beginning of its text, cut at a sentence or word.
 */
export function describe(summary: string, html: string): string {
  const text = summary.replace(/\s+/g, ' ').trim() || plainLine(html);
  return text.length <= LONGEST ? text : shorten(text, LONGEST);
}
