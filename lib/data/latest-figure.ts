import { digitsOf, formatFigure, formatSigned } from '@/lib/platform/numbers/figures';
import type { Series } from './read';
import { type PrintedFigure, unitApart } from './with-unit';

/** The latest value of a series with the digits it has beside the menu, too; flows have a sign. */
export function latestFigure({
  unit,
  points,
  chart,
}: Pick<Series, 'unit' | 'points' | 'chart'>): PrintedFigure {
  const value = points.at(-1)?.value ?? 0;
  const format = chart === 'bars' ? formatSigned : formatFigure;
  return unitApart(format(value, { digits: digitsOf([value]) }), unit);
}
