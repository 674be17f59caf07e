import { figureChoices, findFigure } from '@/backend/contract/figures/find-figure';
import type { FigureRule } from '@/backend/contract/figures/figure';
import type { PieceDocument } from '@/backend/contract/writing/piece';

type Written = Pick<PieceDocument, 'texts' | 'figure_rule'>;

/** The numbers the drawn cover of a piece shows: those of the text it was written as. */
export function coverFigure({ texts, figure_rule: picked }: Written): string {
  const [text] = texts;
  return text ? findFigure(text, picked).code : '';
}

/** The numbers of the text it was written as that a cover can show. */
export function coverChoices({ texts: [text] }: Pick<PieceDocument, 'texts'>): FigureRule[] {
  return text ? figureChoices(text) : [];
}
