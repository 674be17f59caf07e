import { plainLine } from './plain-text';
import { shorten } from './shorten';

const LONGEST = 150;

/** What a search engine shows of an item: its summary, or the beginning of its text, cut at a sentence or a word. */
export function describe(summary: string, html: string): string {
  const text = summary.replace(/\s+/g, ' ').trim() || plainLine(html);
  return text.length <= LONGEST ? text : shorten(text, LONGEST);
}
