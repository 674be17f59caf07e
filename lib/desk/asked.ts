import type { PageRow } from '@/lib/writing/compare/pages';

/** What became of something that was asked for: a changed paragraph (counted from 1, title and summary by name), or none. */
export type Answer =
  | { name: 'changed'; part: 'title' | 'summary' | 'body'; paragraph: number }
  | { name: 'unchanged' }
  /** The reason names no words of the text, so that only a reader can tell. */
  | { name: 'unknown' };

/** What a reason asks for, one by one: its lines and sentences, each with the words it quotes. */
export function pointsOf(reason: string): string[] {
  const points: string[] = [];
  for (const [sentence] of reason.matchAll(/(?:“[^”]*”|[^。！？\n])+[。！？]*/g)) {
    const words = sentence.trim();
    if (words === '') continue;
    // A quotation after the end of a sentence belongs to it.
    if (words.startsWith('“') && points.length > 0) points[points.length - 1] += ` ${words}`;
    else points.push(words);
  }
  return points;
}

/**
 * Where a point was answered: at the words it quotes.
 * @param rows the returned version on the left, the new one on the right
 */
export function answerTo(point: string, rows: readonly PageRow[]): Answer {
  if (rows.every(({ kind }) => kind === 'same')) return { name: 'unchanged' };
  const quoted = [...point.matchAll(/“([^”]+)”/g)].map(([, words = '']) => plain(words));
  const at = rows.findIndex(({ left }) => left && quoted.some((words) => plain(left.text).includes(words)));
  const row = rows[at];
  if (!row) return { name: 'unknown' };
  if (row.kind === 'same') return { name: 'unchanged' };
  const part = row.left?.kind ?? 'body';
  const before = rows.slice(0, at + 1).filter(({ left }) => left?.kind === 'body');
  return { name: 'changed', part, paragraph: before.length };
}

const plain = (words: string): string => words.replaceAll(/\s+/g, '');
