import type { PageRow } from '@/lib/writing/compare/pages';

/**
 * How the author answered a point of the editor's reason: with a changed paragraph (counted from 1; title and summary
 * by name), or not at all.
 */
export type Answer =
  | { name: 'changed'; part: 'title' | 'summary' | 'body'; paragraph: number }
  | { name: 'unchanged' }
  /** The reason quotes no words of the text, so that only a reader can tell. */
  | { name: 'unknown' };

/** The points of a reason, one by one: its lines and sentences, each with the words it quotes. */
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
 * How a point was answered, judged by the paragraph that contains the quoted words.
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
