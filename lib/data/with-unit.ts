import type { Locale } from '@/lib/platform/language/locales';
import type { SeriesFigure } from './series-figure';

/** English puts the dollar before the figure and the scale after it. */
const DOLLARS = /^(?:USD|US\$)(m|bn)?$/;
/** A scale stands at the figure, any other unit apart from it. */
const SCALE = /^(?:m|bn)\b/;

/** A printed figure with its unit as English writes it: +$412 and m, $97,412 and nothing. */
export function unitApart(figure: string, unit: string): SeriesFigure {
  const dollars = DOLLARS.exec(unit);
  return dollars
    ? { figure: figure.replace(/^[+\u2212]?/, '$&$$'), unit: dollars[1] ?? '' }
    : { figure, unit };
}

/** The same in one piece: +$412m, 2.31m BTC, 10.6 BTC; in Chinese without a space. */
export function withUnit(printed: string, printedUnit: string, locale: Locale): string {
  const { figure, unit } = unitApart(printed, printedUnit);
  const gap = locale === 'en' && unit !== '' && !SCALE.test(unit) ? ' ' : '';
  return `${figure}${gap}${unit}`;
}
