import { borderBefore } from '@/backend/contract/rich-text/word-border';
import { beginningOf, plainLine } from './plain-text';

const LONGEST = 150;

/** What a search engine shows of an item: its summary, or the beginning of its text, cut at a word or a full stop. */
export function describe(summary: string, html: string): string {
  const text = summary.replace(/\s+/g, ' ').trim() || plainLine(html);
  if (text.length <= LONGEST) return text;
  const cut = beginningOf(text, LONGEST);
  const end = Math.max(cut.lastIndexOf('。'), cut.lastIndexOf('. ') + 1, cut.lastIndexOf('；'));
  return end > LONGEST / 2
    ? cut.slice(0, end + 1).trim()
    : `${cut.slice(0, borderBefore(text, cut.length)).trimEnd()}…`;
}
