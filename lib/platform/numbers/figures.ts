const MINUS = '\u2212';

export interface FigureFormat {
  /** The number of decimals, which is fixed. */
  digits?: number;
}

/** A number for display, in every language the same: grouped by commas from 1,000, with a real minus sign (U+2212). */
export function formatFigure(value: number, { digits = 0 }: FigureFormat = {}): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const text = new Intl.NumberFormat('en', options).format(Math.abs(value));
  return value < 0 && !isZero(text) ? MINUS + text : text;
}

/** A change: with + or − in front, so that colour is never the only mark. Zero has no sign. */
export function formatSigned(value: number, format: FigureFormat = {}): string {
  const text = formatFigure(value, format);
  return value > 0 && !isZero(text) ? `+${text}` : text;
}

/** A share or a change in percent; in every language the percent sign follows without a space. */
export function formatPercent(value: number, format: FigureFormat & { isSigned?: boolean } = {}): string {
  return `${format.isSigned ? formatSigned(value, format) : formatFigure(value, format)}%`;
}

/** The class of the colour of a change: by what is printed, so that a change which is rounded to zero has none. */
export const changeColour = (change: number, digits: number): 'text-up' | 'text-down' | '' => {
  const printed = Number(change.toFixed(digits));
  return printed < 0 ? 'text-down' : printed > 0 ? 'text-up' : '';
};

/**
 * The number of decimals for a row of figures, the same for all: those of the figures themselves, but at most two, one
 * from a thousand on, none from ten thousand on. 97,412 and 3,388.5 and 619.73.
 */
export function digitsOf(values: readonly number[]): number {
  const max = mostDigits(Math.max(0, ...values.map(Math.abs)));
  return values.reduce((digits, value) => {
    const decimals = String(value).split('.')[1]?.length ?? 0;
    return Math.max(digits, Math.min(decimals, max));
  }, 0);
}

/** No figure has more decimals. */
const MAX_DIGITS_APART = 6;

/**
 * The number of decimals for two figures of one sentence that are compared: those of `digitsOf`, and more where two that
 * differ would be printed alike.
 */
export function digitsApart(value: number, other: number): number {
  let digits = digitsOf([value, other]);
  const isAlike = () => value.toFixed(digits) === other.toFixed(digits);
  while (value !== other && isAlike() && digits < MAX_DIGITS_APART) digits += 1;
  return digits;
}

function mostDigits(size: number): number {
  return size >= 10_000 ? 0 : size >= 1000 ? 1 : 2;
}

/** Whether a printed number is zero, so that rounding never gives "−0.00". */
function isZero(text: string): boolean {
  return /^[0.,\s]*$/.test(text);
}
