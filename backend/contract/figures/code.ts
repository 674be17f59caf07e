import { FIGURE_RULES, type FigureRule } from './figure';

/** What is drawn: numbers between 0 and `FIGURE_SCALE`, in lines. */
export interface Drawing {
  rule: FigureRule;
  /** Index of the number that is lit. */
  lit: number;
  /** One line of numbers; spans have starts and ends in turn, a series its comparisons in further lines. */
  lines: number[][];
}

/** Two letters to the base of 36. Finer than any screen. */
export const FIGURE_SCALE = 36 * 36 - 1;
const CODE = /^([a-g])([0-9a-z]{2})((?:[0-9a-z]{2}|_)*)$/;

/** A drawing as an address can hold it: its rule, the lit one, and two letters a number. */
export function encodeDrawing({ rule, lit, lines }: Drawing): string {
  const letter = String.fromCharCode(97 + FIGURE_RULES.indexOf(rule));
  return `${letter}${pair(lit)}${lines.map((line) => line.map(pair).join('')).join('_')}`;
}

/** Null for what is no code of a drawing. */
export function decodeDrawing(code: string): Drawing | null {
  const read = CODE.exec(code);
  const rule = FIGURE_RULES[(read?.[1]?.charCodeAt(0) ?? 0) - 97];
  if (!read || !rule) return null;
  const lines = (read[3] ?? '')
    .split('_')
    .map((line) => (line.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 36)));
  return { rule, lit: Number.parseInt(read[2] ?? '0', 36), lines };
}

/** Numbers moved onto the scale between two others. */
export function toScale(values: readonly number[], from: number, to: number): number[] {
  const reach = to - from || 1;
  return values.map((value) => Math.round(((value - from) / reach) * FIGURE_SCALE));
}

function pair(value: number): string {
  return Math.min(FIGURE_SCALE, Math.max(0, Math.round(value)))
    .toString(36)
    .padStart(2, '0');
}
