import { beginningOf, plainLine } from './plain-text';

const LONGEST = 150;

/** The beginning of a rich text as one plain line, for descriptions. */
export function summaryOf(html: string, longest = LONGEST): string {
  const text = plainLine(html);
  return text.length > longest ? `${beginningOf(text, longest - 1).trimEnd()}…` : text;
}
