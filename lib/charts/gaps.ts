import { pointAcross } from './axis';

/** A stretch without values between two known ones, 0..100 from the left. */
export interface GapField {
  left: number;
  width: number;
}

/** Where a line pauses: from its last value before to its first one after. */
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
