import { figureChoices, findFigure } from '@/backend/contract/figures/find-figure';
import type { FigureRule } from '@/backend/contract/figures/figure';
import type { DraftDocument } from '@/backend/contract/writing/draft';

type Written = Pick<DraftDocument, 'texts' | 'figure_rule'>;

/** The code of the numbers on a draft's drawn cover, taken from its original text; empty for none. */
export function coverFigure({ texts, figure_rule: picked }: Written): string {
  const [text] = texts;
  return text ? findFigure(text, picked).code : '';
}

/** The kinds of numbers in the original text that a cover can show. */
export function coverChoices({ texts: [text] }: Pick<DraftDocument, 'texts'>): FigureRule[] {
  return text ? figureChoices(text) : [];
}
