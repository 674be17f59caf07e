import { plainLine } from './plain-text';
import { shorten } from './shorten';

const MAX_LENGTH = 150;

/** The beginning of a rich text as one plain line that ends with a sentence or a whole word. */
export function summaryOf(html: string, longest = MAX_LENGTH): string {
  return summaryOfText(plainLine(html), longest);
}

/** The same for plain text. */
export function summaryOfText(plain: string, longest = MAX_LENGTH): string {
  const text = plain.replace(/\s+/g, ' ').trim();
  return text.length <= longest ? text : shorten(text, longest - 1);
}
