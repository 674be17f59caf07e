import { line } from 'd3-shape';
import { pointAcross } from './axis';
import type { ValueScale } from './scale';

export type Values = readonly (number | null)[];

/**
 * The SVG path of a series in a 0..100 box with y downwards. Gaps (null) break the line; a single value between two
 * gaps is drawn as a dot by the square line cap.
 */
export function linePath(values: Values, scale: ValueScale): string {
  const draw = line<number | null>()
    .defined((value) => value !== null && Number.isFinite(value))
    .x((_, index) => pointAcross(index, values.length))
    .y((value) => 100 - scale.up(value ?? 0))
    .digits(2);
  return draw(values) ?? '';
}

export interface EndPoint {
  index: number;
  value: number;
  /** 0..100 from the left and from the foot. */
  across: number;
  up: number;
}

/** The last point with a value, at which the series' square and label are drawn. */
export function endPoint(values: Values, scale: ValueScale): EndPoint | null {
  const index = values.findLastIndex((value) => value !== null && Number.isFinite(value));
  const value = values[index];
  if (value === undefined || value === null) return null;
  return { index, value, across: pointAcross(index, values.length), up: scale.up(value) };
}
