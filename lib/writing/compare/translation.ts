import type { DraftText } from '@/backend/contract/writing/draft';
import { blocksOf, textOf } from './blocks';
import { pairBlocks, type PageRow } from './pages';

/** How up to date a translation is with its source. */
export interface TranslationState {
  /** The paragraphs of the source: on the left at the time of the translation, on the right the current ones. */
  rows: PageRow[];
  /** How many paragraphs fewer the translation has than its source; at least 0. */
  missing: number;
  /** How many paragraphs of the source changed since it was translated. */
  moved: number;
}

export function compareTranslation(source: DraftText, target: DraftText | undefined): TranslationState {
  const now = blocksOf(source);
  const baseText = target?.made_from ? { lang: source.lang, ...target.made_from } : source;
  const rows = pairBlocks(blocksOf(baseText), now).filter(({ left, right }) => left?.html || right?.html);
  const count = (text: DraftText) => blocksOf(text).filter(({ kind }) => kind === 'body').length;
  return {
    rows,
    missing: Math.max(0, count(source) - (target ? count(target) : 0)),
    moved: target ? rows.filter(({ kind }) => kind === 'changed').length : 0,
  };
}

/** The new `made_from` of a translation after the settled rows were translated again; other rows keep the old text. */
export function settleRows(
  source: DraftText,
  rows: readonly PageRow[],
  isSettled: (row: PageRow, index: number) => boolean,
): NonNullable<DraftText['made_from']> {
  const blocks = rows.flatMap((row, index) => (isSettled(row, index) ? row.right : row.left) ?? []);
  return sourceTexts(textOf(blocks, source.lang));
}

/** The texts of a source in the form in which a translation stores them. */
export function sourceTexts({ title, summary, body }: DraftText): NonNullable<DraftText['made_from']> {
  return { title, summary, body };
}
