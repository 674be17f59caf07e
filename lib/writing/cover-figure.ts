import { findFigure } from '@/backend/contract/figures/find-figure';
import type { PieceDocument } from '@/backend/contract/writing/piece';

/** The numbers the drawn cover of a piece shows: those of the text it was written as. */
export function coverFigure({ texts }: Pick<PieceDocument, 'texts'>): string {
  const [text] = texts;
  return text ? findFigure(text).code : '';
}
