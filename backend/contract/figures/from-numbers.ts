import { type Drawing, encodeDrawing, toScale } from './code';
import type { CoverKind } from './kinds';

const NUMBER = /^\d{1,7}(?:\.\d{1,3})?$/;
const PERCENT = /^(\d{1,3})[%％]$/;
const SPAN = /^(\d{1,4}(?:\.\d)?)[-–](\d{1,4}(?:\.\d)?)$/;
/** Hours of a day, days of a week, months of a year. */
const SLOTS = [24, 7, 12];
const MIN_NUMBERS = { spans: 3, series: 8, parts: 5, pair: 2 };
/** Below this ratio two squares look alike, so bars are drawn. */
const MIN_RATIO = 3;
const MAX_NUMBERS = 32;

/**
 * The code of the drawing of numbers an editor typed, such as `9, 2`, `82%` or `0-2, 1-3, 2-6`; null when they are not
 * such a list. Only their form decides what is drawn: the first matching rule of covers, else bars.
 */
export function drawingOfNumbers(typed: string): string | null {
  const words = typed.split(/[\s,，、;；]+/).filter((word) => word !== '');
  const drawing =
    words.length > MAX_NUMBERS ? null : (spansOf(words) ?? percentOf(words) ?? numbersOf(words));
  return drawing && encodeDrawing(drawing);
}

function spansOf(words: readonly string[]): Drawing | null {
  const spans = words.flatMap((word) => {
    const [, start, end] = SPAN.exec(word) ?? [];
    return start === undefined ? [] : [{ start: Number(start), end: Number(end) }];
  });
  if (spans.length < MIN_NUMBERS.spans || spans.length < words.length) return null;
  if (spans.some(({ start, end }) => end <= start)) return null;
  const ends = spans.flatMap(({ start, end }) => [start, end]);
  const highlighted = longest(spans.map(({ start, end }) => end - start));
  return { kind: 'span', highlighted, lines: [toScale(ends, Math.min(...ends), Math.max(...ends))] };
}

function percentOf([word = '', ...others]: readonly string[]): Drawing | null {
  const share = Number(PERCENT.exec(word)?.[1] ?? NaN);
  const isShare = others.length === 0 && share > 0 && share <= 100;
  return isShare ? { kind: 'percent', highlighted: 0, lines: [[share]] } : null;
}

function numbersOf(words: readonly string[]): Drawing | null {
  if (words.length < MIN_NUMBERS.pair || !words.every((word) => NUMBER.test(word))) return null;
  const values = words.map(Number);
  const max = Math.max(...values);
  if (max === 0) return null;
  const kind = kindOf(values);
  const from = kind === 'steps' ? Math.min(...values) : 0;
  const highlighted = kind === 'squares' ? 1 : kind === 'steps' ? 0 : longest(values);
  return { kind, highlighted, lines: [toScale(values, from, max)] };
}

function kindOf(values: readonly number[]): CoverKind {
  const [first = 0, second = 0] = values;
  if (SLOTS.includes(values.length)) return 'bars';
  if (values.length >= MIN_NUMBERS.series) return 'steps';
  if (values.length >= MIN_NUMBERS.parts) return 'area';
  const isFarApart =
    Math.max(first, second) >= MIN_RATIO * Math.min(first, second) && second > 0 && first > 0;
  return values.length === MIN_NUMBERS.pair && isFarApart ? 'squares' : 'rows';
}

function longest(lengths: readonly number[]): number {
  return lengths.indexOf(Math.max(...lengths));
}
