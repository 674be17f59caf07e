import { pointAcross } from './axis';

/** A stretch without values between two points with values, 0..100 from the left. */
export interface GapField {
  left: number;
  width: number;
}

/** The gaps of a line: from the last value before to the first value after. */
export function gapFields(values: readonly (number | null)[]): GapField[] {
  const fields: GapField[] = [];
  let last: number | null = null;
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    if (last !== null && index - last > 1) {
      const left = pointAcross(last, values.length);
      fields.push({ left, width: pointAcross(index, values.length) - left });
    }
    last = index;
  }
  return fields;
}
