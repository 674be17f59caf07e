import { findFigures, pickFigure } from '@/backend/contract/figures/find-figure';
import type { CoverKind } from '@/backend/contract/figures/kinds';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import { coverCode } from '@/lib/pictures/cover-code';

type Written = Pick<DraftDocument, 'texts' | 'figure_rule'>;

/**
 * What a draft's drawn cover would show, taken from its original text (`cover-code.ts`); empty for nothing. Once it is
 * published the articles around it can lead to another of its choices.
 */
export function coverFigure({ texts: [text], figure_rule: picked }: Written): string {
  const figure = text ? pickFigure(findFigures(text), picked) : null;
  return text && figure ? coverCode(figure, text.lang) : '';
}

/** The kinds of covers that the original text can have. */
export function coverChoices({ texts: [text] }: Pick<DraftDocument, 'texts'>): CoverKind[] {
  return text ? findFigures(text).map(({ kind }) => kind) : [];
}
