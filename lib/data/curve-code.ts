import { encodeDrawing, toScale } from '@/backend/contract/figures/code';

/** More steps than this cannot be told apart at the size of a cover. */
const MAX_STEPS = 48;

/** The code of a drawn curve; empty for fewer than two values. A cover draws it as steps from edge to edge. */
export function curveCode(values: readonly number[]): string {
  if (values.length < 2) return '';
  const steps = Math.min(MAX_STEPS, values.length);
  const thinned = Array.from(
    { length: steps },
    (_, step) => values[Math.round((step * (values.length - 1)) / (steps - 1))] ?? 0,
  );
  const line = toScale(thinned, Math.min(...thinned), Math.max(...thinned));
  return encodeDrawing({ kind: 'steps', highlighted: thinned.indexOf(Math.max(...thinned)), lines: [line] });
}
