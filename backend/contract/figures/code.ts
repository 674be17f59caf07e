import { FIGURE_RULES, type FigureRule } from './figure';

/** A drawing: numbers between 0 and `FIGURE_SCALE`, in lines. */
export interface Drawing {
  rule: FigureRule;
  /** The index of the number that is highlighted ("lit"). */
  lit: number;
  /** One line of numbers; for spans, starts and ends alternate; the comparisons of a series are further lines. */
  lines: number[][];
}

/** The largest number of two digits in base 36. */
export const FIGURE_SCALE = 36 * 36 - 1;
const CODE = /^([a-g])([0-9a-z]{2})((?:[0-9a-z]{2}|_)*)$/;

/** A drawing as text for an address: a letter for the rule, then two base-36 digits for `lit` and for each number. */
export function encodeDrawing({ rule, lit, lines }: Drawing): string {
  const letter = String.fromCharCode(97 + FIGURE_RULES.indexOf(rule));
  return `${letter}${pair(lit)}${lines.map((line) => line.map(pair).join('')).join('_')}`;
}

/** The drawing of a code; null for an invalid code. */
export function decodeDrawing(code: string): Drawing | null {
  const read = CODE.exec(code);
  const rule = FIGURE_RULES[(read?.[1]?.charCodeAt(0) ?? 0) - 97];
  if (!read || !rule) return null;
  const lines = (read[3] ?? '')
    .split('_')
    .map((line) => (line.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 36)));
  return { rule, lit: Number.parseInt(read[2] ?? '0', 36), lines };
}

/** Scales numbers from the range between two others to the range of the drawing. */
export function toScale(values: readonly number[], from: number, to: number): number[] {
  const reach = to - from || 1;
  return values.map((value) => Math.round(((value - from) / reach) * FIGURE_SCALE));
}

function pair(value: number): string {
  return Math.min(FIGURE_SCALE, Math.max(0, Math.round(value)))
    .toString(36)
    .padStart(2, '0');
}
