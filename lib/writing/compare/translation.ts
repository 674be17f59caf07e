import type { PieceText } from '@/backend/contract/writing/piece';
import { blocksOf, textOf } from './blocks';
import { pairBlocks, type PageRow } from './pages';

/** How a translation stands beside its source. */
export interface TranslationState {
  /** The source paragraph by paragraph: left as it was translated, right as it is now. */
  rows: PageRow[];
  /** Paragraphs of the text the translation has none for. */
  missing: number;
  /** Places of the source that changed since. */
  moved: number;
}

export function compareTranslation(source: PieceText, target: PieceText | undefined): TranslationState {
  const now = blocksOf(source);
  const made = target?.made_from ? { lang: source.lang, ...target.made_from } : source;
  const rows = pairBlocks(blocksOf(made), now).filter(({ left, right }) => left?.html || right?.html);
  const count = (text: PieceText) => blocksOf(text).filter(({ kind }) => kind === 'body').length;
  return {
    rows,
    missing: Math.max(0, count(source) - (target ? count(target) : 0)),
    moved: target ? rows.filter(({ kind }) => kind === 'changed').length : 0,
  };
}

/** What a translation is made from once these rows of its source are translated as they are now. */
export function settleRows(
  source: PieceText,
  rows: readonly PageRow[],
  isSettled: (row: PageRow, index: number) => boolean,
): NonNullable<PieceText['made_from']> {
  const blocks = rows.flatMap((row, index) => (isSettled(row, index) ? row.right : row.left) ?? []);
  return madeFrom(textOf(blocks, source.lang));
}

/** The words of a text, as a translation remembers them. */
export function madeFrom({ title, summary, body }: PieceText): NonNullable<PieceText['made_from']> {
  return { title, summary, body };
}
