import type { Point } from './add-points';

/** In a series with fewer values than this no point is judged. */
const MIN_KNOWN_VALUES = 5;
/**
 * A value more than this many times the highest known one, or less than that fraction of the lowest, counts as an error
 * of the source.
 */
const FAR = 10;

/**
 * Divides new points into those to store and those too far from all known values. In a series with values of zero or
 * less nothing is left out: such series contain changes, and may jump.
 */
export function withoutOutliers(
  points: Point[],
  values: readonly number[],
): { stored: Point[]; outliers: Point[] } {
  const isMeasured = values.length >= MIN_KNOWN_VALUES && values.every((value) => value > 0);
  if (!isMeasured) return { stored: points, outliers: [] };
  const highest = values.reduce((a, b) => Math.max(a, b));
  const lowest = values.reduce((a, b) => Math.min(a, b));
  const isFar = ({ value }: Point) => value > highest * FAR || value < lowest / FAR;
  return { stored: points.filter((point) => !isFar(point)), outliers: points.filter(isFar) };
}
