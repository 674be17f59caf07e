import type { ValueScale } from './scale';

export interface Bar {
  index: number;
  value: number;
  /** Lower edge and height, 0..100 of the plot's height. */
  foot: number;
  height: number;
}

/** Bars drawn from the zero line, downwards for negative values; a gap has no bar. */
export function barShapes(values: readonly (number | null)[], scale: ValueScale): Bar[] {
  const zero = scale.up(0);
  return values.flatMap((value, index) => {
    if (value === null || !Number.isFinite(value)) return [];
    const end = scale.up(value);
    return [{ index, value, foot: Math.min(zero, end), height: Math.abs(end - zero) }];
  });
}
