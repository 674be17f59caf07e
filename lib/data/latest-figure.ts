import { digitsOf, formatFigure, formatSigned } from '@/lib/platform/numbers/figures';
import type { Series } from './read';
import { type PrintedFigure, splitUnit } from './with-unit';

/** What stands in the place of a value that there is not. */
const NO_VALUE = '—';

/**
 * The latest value of a series with the digits it has beside the menu, too; flows have a sign. A dash without a unit for a
 * series without points.
 */
export function latestFigure({
  unit,
  points,
  chart,
}: Pick<Series, 'unit' | 'points' | 'chart'>): PrintedFigure {
  const value = points.at(-1)?.value;
  if (value === undefined) return { figure: NO_VALUE, unit: '' };
  const format = chart === 'bars' ? formatSigned : formatFigure;
  return splitUnit(format(value, { digits: digitsOf([value]) }), unit);
}
