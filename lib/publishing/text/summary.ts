import { plainLine } from './plain-text';
import { shorten } from './shorten';

const LONGEST = 150;

/** The beginning of a rich text as one plain line that ends with a sentence or a whole word. */
export function summaryOf(html: string, longest = LONGEST): string {
  const text = plainLine(html);
  return text.length <= longest ? text : shorten(text, longest - 1);
}
