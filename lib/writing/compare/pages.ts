import { diffArrays } from 'diff';
import type { TextBlock } from './blocks';
import { wordsOf } from './words';

/** A row of two versions side by side: a paragraph on each side; null where a side has none. */
export interface PageRow {
  kind: 'same' | 'changed';
  left: TextBlock | null;
  right: TextBlock | null;
}

/** Below this share of common words (0-1), two paragraphs are different ones, not a changed one. */
const ALIKE = 0.3;

/** Pairs the blocks of two versions, each with its changed form on the other side. */
export function pairBlocks(left: readonly TextBlock[], right: readonly TextBlock[]): PageRow[] {
  const rows: PageRow[] = [];
  let removed: TextBlock[] = [];
  const flush = (added: TextBlock[] = []) => {
    rows.push(...pairChanged(removed, added));
    removed = [];
  };
  for (const part of diffArrays([...left], [...right], { comparator: isSame })) {
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

/** Pairs changed paragraphs in order; one without a similar one gets a row of its own. */
function pairChanged(left: readonly TextBlock[], right: readonly TextBlock[]): PageRow[] {
  const rows: PageRow[] = [];
  let next = 0;
  for (const block of left) {
    const found = right.findIndex((other, index) => index >= next && isAlike(block, other));
    if (found < 0) {
      rows.push({ kind: 'changed', left: block, right: null });
      continue;
    }
    for (const alone of right.slice(next, found)) rows.push({ kind: 'changed', left: null, right: alone });
    rows.push({ kind: 'changed', left: block, right: right[found] ?? null });
    next = found + 1;
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
  const words = new Set(wordsOf(a.text, 'zh').filter(isWord));
  const others = new Set(wordsOf(b.text, 'zh').filter(isWord));
  if (words.size === 0 || others.size === 0) return a.tag === b.tag && words.size === others.size;
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / Math.min(words.size, others.size) >= ALIKE;
}

const isWord = (word: string) => /[\p{L}\p{N}]/u.test(word);
