import { sentenceEnd } from '@/backend/contract/rich-text/sentence-end';
import { borderBefore } from '@/backend/contract/rich-text/word-border';
import { beginningOf } from './plain-text';

/** The text is cut at the end of a sentence if that fills at least a third of the room. */
const MIN_FILLED_SHARE = 1 / 3;

/**
 * The beginning of a text: whole sentences, or else whole words and an ellipsis.
 * @param room the most UTF-16 units before the ellipsis
 */
export function shorten(text: string, room: number): string {
  const cut = beginningOf(text, room);
  const end = sentenceEnd(text, Math.floor(room * MIN_FILLED_SHARE), cut.length);
  return end > 0 ? text.slice(0, end) : `${cut.slice(0, borderBefore(text, cut.length)).trimEnd()}…`;
}
