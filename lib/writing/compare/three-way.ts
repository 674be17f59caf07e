import { isSame, pairBlocks } from './pages';
import type { TextBlock } from './blocks';

/**
 * A paragraph of two versions that came from one. `mine` and `theirs`: only that side changed it. `both`: each did, and
 * differently; somebody must decide.
 */
export interface ConflictRow {
  kind: 'same' | 'mine' | 'theirs' | 'both';
  base: TextBlock | null;
  mine: TextBlock | null;
  theirs: TextBlock | null;
}

/** What is taken of a row: a side, both, or words of one's own. */
export type Choice = 'mine' | 'theirs' | 'both' | { own: string };

interface Fate {
  /** What became of each paragraph of the common version, and what came after it; index 0 is before the first. */
  kept: (TextBlock | null)[];
  added: TextBlock[][];
}

/** Compares paragraph by paragraph what became of a common version on both sides. */
export function compareThree(
  base: readonly TextBlock[],
  mine: readonly TextBlock[],
  theirs: readonly TextBlock[],
): ConflictRow[] {
  const [ours, others] = [fateOf(base, mine), fateOf(base, theirs)];
  const rows: ConflictRow[] = insertions(ours.added[0] ?? [], others.added[0] ?? []);
  base.forEach((block, index) => {
    const [left, right] = [ours.kept[index] ?? null, others.kept[index] ?? null];
    const row = { base: block, mine: left, theirs: right };
    const isLeft = !left || !isSame(left, block);
    const isRight = !right || !isSame(right, block);
    const isAgreed = left && right ? isSame(left, right) : left === right;
    // What both took out is gone.
    if (left || right)
      rows.push({
        ...row,
        kind: isAgreed ? 'same' : isLeft && isRight ? 'both' : isLeft ? 'mine' : 'theirs',
      });
    rows.push(...insertions(ours.added[index + 1] ?? [], others.added[index + 1] ?? []));
  });
  return rows;
}

/** What is taken without asking: the one side that changed. Null must be decided. */
export function settledChoice(row: ConflictRow): Choice | null {
  if (row.kind === 'both') return null;
  return row.kind === 'theirs' ? 'theirs' : 'mine';
}

/**
 * The text that the choices make; a missing choice is the settled one.
 * @throws Error when a row both sides changed has no choice
 */
export function mergeRows(rows: readonly ConflictRow[], choices: readonly (Choice | null)[]): TextBlock[] {
  return rows.flatMap((row, index) => {
    const choice = choices[index] ?? settledChoice(row);
    if (choice === null) throw new Error('a paragraph is undecided');
    if (choice === 'mine' || choice === 'theirs') return row[choice] ?? [];
    if (choice === 'both') return [row.mine ?? [], row.theirs ?? []].flat();
    const like = row.mine ?? row.theirs ?? row.base;
    return like ? [ownWords(like, choice.own)] : [];
  });
}

function ownWords(like: TextBlock, text: string): TextBlock {
  const html = like.kind === 'body' ? `<p>${escapeWords(text)}</p>` : text;
  return { ...like, tag: like.kind === 'body' ? 'p' : like.tag, html, text };
}

function escapeWords(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function fateOf(base: readonly TextBlock[], version: readonly TextBlock[]): Fate {
  const kept: (TextBlock | null)[] = [];
  const added: TextBlock[][] = [[]];
  for (const { left, right } of pairBlocks(base, version)) {
    if (left) {
      kept.push(right);
      added.push([]);
    } else if (right) added.at(-1)?.push(right);
  }
  return { kept, added };
}

/** New paragraphs at one place: the same on both sides are one, others stand one after the other. */
function insertions(mine: readonly TextBlock[], theirs: readonly TextBlock[]): ConflictRow[] {
  const shared = mine.filter((block) => theirs.some((other) => isSame(block, other)));
  const isShared = (block: TextBlock) => shared.some((other) => isSame(block, other));
  return [
    ...mine.map((block): ConflictRow => {
      const kind = isShared(block) ? 'same' : 'mine';
      return { kind, base: null, mine: block, theirs: kind === 'same' ? block : null };
    }),
    ...theirs
      .filter((block) => !isShared(block))
      .map((block): ConflictRow => ({ kind: 'theirs', base: null, mine: null, theirs: block })),
  ];
}
