import { COVER_KINDS, type CoverKind } from './kinds';

/** A drawing: numbers between 0 and `FIGURE_SCALE`, in lines. */
export interface Drawing {
  kind: CoverKind;
  /** The index of the number that is highlighted. */
  highlighted: number;
  /**
   * Lines of numbers. Spans: starts and ends in turn. Bars: values, further highlighted bars, bars named on the axis. Steps:
   * the subject, then its comparisons. Places: longitudes and latitudes. All others: one line.
   */
  lines: number[][];
}

/** The largest number of two digits in base 36. */
export const FIGURE_SCALE = 36 * 36 - 1;
const CODE = /^([a-o])([0-9a-z]{2})((?:[0-9a-z]{2}|_)*)$/;

/** A drawing as text for an address: a letter for the kind, then two base-36 digits for `highlighted` and for each number. */
export function encodeDrawing({ kind, highlighted, lines }: Drawing): string {
  const letter = String.fromCharCode(97 + COVER_KINDS.indexOf(kind));
  return `${letter}${pair(highlighted)}${lines.map((line) => line.map(pair).join('')).join('_')}`;
}

/** The drawing of a code; null for an invalid code. */
export function decodeDrawing(code: string): Drawing | null {
  const read = CODE.exec(code);
  const kind = COVER_KINDS[(read?.[1]?.charCodeAt(0) ?? 0) - 97];
  if (!read || !kind) return null;
  const lines = (read[3] ?? '')
    .split('_')
    .map((line) => (line.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 36)));
  return { kind, highlighted: Number.parseInt(read[2] ?? '0', 36), lines };
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
