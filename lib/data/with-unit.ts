import type { Locale } from '@/lib/platform/language/locales';

/** A figure as it is printed, and the unit printed smaller after it. */
export interface PrintedFigure {
  figure: string;
  unit: string;
}

/** English puts the dollar before the figure and the scale right after it. */
const DOLLARS = /^(?:USD|US\$)(m|bn)?$/;
const SCALED = /^(m|bn) (.+)$/;

/** A printed figure and its unit as English writes them: `+$412m` and an empty unit, `2.32m` and `BTC`. */
export function splitUnit(figure: string, unit: string): PrintedFigure {
  const dollars = DOLLARS.exec(unit);
  if (dollars) return { figure: `${figure.replace(/^[+\u2212]?/, '$&$$')}${dollars[1] ?? ''}`, unit: '' };
  const [, scale, counted] = SCALED.exec(unit) ?? [];
  return scale && counted ? { figure: `${figure}${scale}`, unit: counted } : { figure, unit };
}

/** The figure and its unit in one string: +$412m, 2.32m BTC; in Chinese without a space. */
export function withUnit(printed: string, printedUnit: string, locale: Locale): string {
  const { figure, unit } = splitUnit(printed, printedUnit);
  return unit === '' ? figure : `${figure}${locale === 'en' ? ' ' : ''}${unit}`;
}
