import { diffArrays } from 'diff';
import type { TextBlock } from './blocks';
import { wordsOf } from './words';

/** A row of two versions side by side: a paragraph on each side; null where a side has none. */
export interface PageRow {
  kind: 'same' | 'changed';
  left: TextBlock | null;
  right: TextBlock | null;
}

/** Below this share of common words (0-1), two paragraphs count as different, not as one that was changed. */
const ALIKE = 0.3;
/**
 * With more differences than this, all paragraphs of the old version are shown beside those of the new one in order.
 */
const MAX_DIFFERENCES = 2000;
/** A changed paragraph is searched only this far ahead, since the work grows with the square of the paragraphs. */
const LOOK_AHEAD = 40;

/** Pairs the blocks of two versions: each block with its unchanged or changed form in the other version. */
export function pairBlocks(left: readonly TextBlock[], right: readonly TextBlock[]): PageRow[] {
  const rows: PageRow[] = [];
  let removed: TextBlock[] = [];
  const flush = (added: TextBlock[] = []) => {
    rows.push(...pairChanged(removed, added));
    removed = [];
  };
  const parts = diffArrays([...left], [...right], { comparator: isSame, maxEditLength: MAX_DIFFERENCES });
  for (const part of parts ?? allChanged(left, right)) {
    if (part.removed) removed = part.value;
    else if (part.added) flush(part.value);
    else {
      flush();
      rows.push(...part.value.map((block) => ({ kind: 'same' as const, left: block, right: block })));
    }
  }
  flush();
  return rows;
}

const allChanged = (left: readonly TextBlock[], right: readonly TextBlock[]) => [
  { removed: true, added: false, value: [...left] },
  { removed: false, added: true, value: [...right] },
];

/** Pairs changed paragraphs in order; one without a similar counterpart gets a row of its own. */
function pairChanged(left: readonly TextBlock[], right: readonly TextBlock[]): PageRow[] {
  const rows: PageRow[] = [];
  let next = 0;
  for (const block of left) {
    const ahead = right.slice(next, next + LOOK_AHEAD).findIndex((other) => isAlike(block, other));
    const matchIndex = next + ahead;
    if (ahead < 0) {
      rows.push({ kind: 'changed', left: block, right: null });
      continue;
    }
    for (const alone of right.slice(next, matchIndex))
      rows.push({ kind: 'changed', left: null, right: alone });
    rows.push({ kind: 'changed', left: block, right: right[matchIndex] ?? null });
    next = matchIndex + 1;
  }
  for (const alone of right.slice(next)) rows.push({ kind: 'changed', left: null, right: alone });
  return rows;
}

export function isSame(a: TextBlock, b: TextBlock): boolean {
  return a.kind === b.kind && a.html === b.html;
}

function isAlike(a: TextBlock, b: TextBlock): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind !== 'body') return true;
  const [words, others] = [distinctWords(a), distinctWords(b)];
  if (words.size === 0 || others.size === 0) return a.tag === b.tag && words.size === others.size;
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / Math.min(words.size, others.size) >= ALIKE;
}

/** The words of blocks, stored because each block is compared with many others. */
const wordSets = new WeakMap<TextBlock, Set<string>>();

function distinctWords(block: TextBlock): Set<string> {
  const words = wordSets.get(block) ?? new Set(wordsOf(block.text, 'zh').filter(isWord));
  wordSets.set(block, words);
  return words;
}

const isWord = (word: string) => /[\p{L}\p{N}]/u.test(word);
