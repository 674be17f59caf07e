import type { DraftText } from '@/backend/contract/writing/draft';
import { isSame, pairBlocks } from './pages';
import type { TextBlock } from './blocks';

/**
 * A paragraph of two versions that have a common base. `same`: unchanged, or changed in the same way. `mine`, `theirs`:
 * only that side changed it. `both`: both changed it differently, and the writer must decide.
 */
export interface ConflictRow {
  kind: 'same' | 'mine' | 'theirs' | 'both';
  base: TextBlock | null;
  mine: TextBlock | null;
  theirs: TextBlock | null;
}

/** What the merged text takes from a row: one side, both sides, or a new text. */
export type Choice = 'mine' | 'theirs' | 'both' | { own: string };

interface Fate {
  /**
   * `shared`: each paragraph of the base in its current form, null if removed. `added`: new paragraphs by the place where
   * they were inserted; index 0 is before the first paragraph.
   */
  shared: (TextBlock | null)[];
  added: TextBlock[][];
}

/** Compares two versions with their common base, paragraph by paragraph. */
export function compareThree(
  base: readonly TextBlock[],
  mine: readonly TextBlock[],
  theirs: readonly TextBlock[],
): ConflictRow[] {
  const [ours, others] = [fateOf(base, mine), fateOf(base, theirs)];
  const rows: ConflictRow[] = insertions(ours.added[0] ?? [], others.added[0] ?? []);
  base.forEach((block, index) => {
    const [left, right] = [ours.shared[index] ?? null, others.shared[index] ?? null];
    const row = { base: block, mine: left, theirs: right };
    const isLeft = !left || !isSame(left, block);
    const isRight = !right || !isSame(right, block);
    const isAgreed = left && right ? isSame(left, right) : left === right;
    // A paragraph both sides removed has no row.
    if (left || right)
      rows.push({
        ...row,
        kind: isAgreed ? 'same' : isLeft && isRight ? 'both' : isLeft ? 'mine' : 'theirs',
      });
    rows.push(...insertions(ours.added[index + 1] ?? [], others.added[index + 1] ?? []));
  });
  return rows;
}

/** The choice for a row that needs no decision: the side that changed. Null for a row that both changed. */
export function automaticChoice(row: ConflictRow): Choice | null {
  if (row.kind === 'both') return null;
  return row.kind === 'theirs' ? 'theirs' : 'mine';
}

/**
 * The merged text; where a choice is missing, `automaticChoice` is used.
 * @throws Error when a row both sides changed has no choice
 */
export function mergeRows(rows: readonly ConflictRow[], choices: readonly (Choice | null)[]): TextBlock[] {
  return rows.flatMap((row, index) => {
    const choice = choices[index] ?? automaticChoice(row);
    if (choice === null) throw new Error('a paragraph is undecided');
    if (choice === 'mine' || choice === 'theirs') return row[choice] ?? [];
    if (choice === 'both') return [row.mine ?? [], row.theirs ?? []].flat();
    const like = row.mine ?? row.theirs ?? row.base;
    return like ? [ownWords(like, choice.own)] : [];
  });
}

/** What a merged translation was made from: the source text of the side that adapted it since the base. */
export function mergedSource(
  base: DraftText | undefined,
  mine: DraftText | undefined,
  theirs: DraftText | undefined,
): Pick<DraftText, 'made_from'> {
  const isSameSource = JSON.stringify(mine?.made_from) === JSON.stringify(base?.made_from);
  const source = isSameSource ? theirs?.made_from : (mine?.made_from ?? theirs?.made_from);
  return source ? { made_from: source } : {};
}

function ownWords(like: TextBlock, text: string): TextBlock {
  const html = like.kind === 'body' ? `<p>${escapeWords(text)}</p>` : text;
  return { ...like, tag: like.kind === 'body' ? 'p' : like.tag, html, text };
}

function escapeWords(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function fateOf(base: readonly TextBlock[], version: readonly TextBlock[]): Fate {
  const remaining: (TextBlock | null)[] = [];
  const added: TextBlock[][] = [[]];
  for (const { left, right } of pairBlocks(base, version)) {
    if (left) {
      remaining.push(right);
      added.push([]);
    } else if (right) added.at(-1)?.push(right);
  }
  return { shared: remaining, added };
}

/** New paragraphs at the same place: identical ones are merged, the others follow each other, `mine` first. */
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
