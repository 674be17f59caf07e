import { plainText } from '@/backend/contract/rich-text/plain-text';

/** Chinese puts nothing between sentences. */
const BETWEEN_HAN = /([\u3000-\u9fff\uff00-\uffef”’]) (?=[\u3000-\u9fff\uff00-\uffef“‘])/g;

/** Rich text as one plain line: blocks are parted by a space, marks inside a sentence by nothing. */
export function plainLine(html: string): string {
  return plainText(html).replace(/\s+/g, ' ').replace(BETWEEN_HAN, '$1').trim();
}

const graphemes = new Intl.Segmenter();

/** At most so many UTF-16 units of a text, ending with a whole character as readers see it. */
export function beginningOf(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const last = graphemes.segment(text).containing(longest);
  return text.slice(0, last?.index ?? longest);
}
