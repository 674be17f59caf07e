import { formatFigure, formatSigned } from '@/lib/platform/numbers/figures';
import type { Series } from './read';
import { type PrintedFigure, splitUnit } from './with-unit';

/**
 * A value of a series for a headline figure.
 * @param isSigned for flows, which are changes
 */
export function seriesFigure(value: number, { unit }: Pick<Series, 'unit'>, isSigned = false): PrintedFigure {
  const format = isSigned ? formatSigned : formatFigure;
  return splitUnit(format(value, { digits: digitsOf(value) }), unit);
}

/** The decimals that give a value about three significant figures: 4.12, 23.4, 3,120. */
function digitsOf(value: number): number {
  const size = Math.abs(value);
  return size >= 100 ? 0 : size >= 10 ? 1 : 2;
}
