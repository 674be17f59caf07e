import { plainText } from '@/backend/contract/rich-text/plain-text';

/** Spaces between Chinese characters, which are removed. */
const BETWEEN_HAN = /([\u3000-\u9fff\uff00-\uffef”’]) (?=[\u3000-\u9fff\uff00-\uffef“‘])/g;

/** Rich text as one line of plain text: blocks are separated by a space; inline tags and Chinese characters are not. */
export function plainLine(html: string): string {
  return plainText(html).replace(/\s+/g, ' ').replace(BETWEEN_HAN, '$1').trim();
}

const graphemes = new Intl.Segmenter();

/** At most `longest` UTF-16 units of a text, never cutting a character as readers see it (grapheme). */
export function beginningOf(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const last = graphemes.segment(text).containing(longest);
  return text.slice(0, last?.index ?? longest);
}
