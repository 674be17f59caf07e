const MINUS = '\u2212';

export interface FigureFormat {
  /** BCP 47; only digits, grouping and decimals come from it. */
  locale?: string;
  /** Decimals shown, always this many. */
  digits?: number;
}

/** A number for display: grouped, with a real minus sign (U+2212). */
export function formatFigure(value: number, { locale = 'en', digits = 0 }: FigureFormat = {}): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const text = new Intl.NumberFormat(locale, options).format(Math.abs(value));
  return value < 0 && !isZero(text) ? MINUS + text : text;
}

/** A change: with + or − in front, so that colour is never the only mark. Zero has no sign. */
export function formatSigned(value: number, format: FigureFormat = {}): string {
  const text = formatFigure(value, format);
  return value > 0 && !isZero(text) ? `+${text}` : text;
}

/** Whether a printed number is zero, so that rounding never gives "−0.00". */
function isZero(text: string): boolean {
  return /^[0.,\s]*$/.test(text);
}
