import { borderBefore } from '@/backend/contract/rich-text/word-border';
import { beginningOf, plainLine } from './plain-text';

const LONGEST = 150;

/** The beginning of a rich text as one plain line that ends with a whole word, for descriptions. */
export function summaryOf(html: string, longest = LONGEST): string {
  const text = plainLine(html);
  if (text.length <= longest) return text;
  const cut = beginningOf(text, longest - 1);
  return `${cut.slice(0, borderBefore(text, cut.length)).trimEnd()}…`;
}
