const MINUS = '\u2212';

export interface FigureFormat {
  /** BCP 47; only digits, grouping and decimals come from it. */
  locale?: string;
  /** Decimals shown, always this many. */
  digits?: number;
}

/** A figure for print: grouped, with a true minus. */
export function formatFigure(value: number, { locale = 'en', digits = 0 }: FigureFormat = {}): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const text = new Intl.NumberFormat(locale, options).format(Math.abs(value));
  return value < 0 && !isZero(text) ? MINUS + text : text;
}

/** A change: + or − always in front, so that colour is never the only sign. Zero has none. */
export function formatSigned(value: number, format: FigureFormat = {}): string {
  const text = formatFigure(value, format);
  return value > 0 && !isZero(text) ? `+${text}` : text;
}

/** Rounded to nothing: "−0.00" would claim a fall that nobody can see. */
function isZero(text: string): boolean {
  return /^[0.,\s]*$/.test(text);
}
