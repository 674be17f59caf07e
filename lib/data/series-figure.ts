import { formatFigure, formatSigned } from '@/lib/platform/numbers/figures';
import type { Locale } from '@/lib/platform/language/locales';
import type { Series } from './read';

/** English has no word for 亿: hundreds of millions are told in millions or billions. */
const HUNDRED_MILLIONS = 'US$100m';

export interface SeriesFigure {
  figure: string;
  unit: string;
}

/** The latest value of a series for a headline figure; `isSigned` for flows, which are changes. */
export function seriesFigure(
  series: Pick<Series, 'unit' | 'points'>,
  locale: Locale,
  isSigned = false,
): SeriesFigure {
  const value = series.points.at(-1)?.value ?? 0;
  const format = isSigned ? formatSigned : formatFigure;
  if (locale !== 'en' || series.unit !== HUNDRED_MILLIONS) {
    return { figure: format(value, { digits: digitsOf(value) }), unit: series.unit };
  }
  const isBillions = Math.abs(value) >= 10;
  const scaled = isBillions ? value / 10 : value * 100;
  return {
    figure: format(scaled, { digits: isBillions ? digitsOf(scaled) : 0 }),
    unit: isBillions ? 'US$bn' : 'US$m',
  };
}

/** Three figures that matter: 4.12, 23.4, 3,120. */
function digitsOf(value: number): number {
  const size = Math.abs(value);
  return size >= 100 ? 0 : size >= 10 ? 1 : 2;
}
