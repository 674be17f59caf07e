import { FIGURE_SCALE } from '@/backend/contract/figures/code';
import { type Canvas, clamp, marginOf, outline } from '@/lib/pictures/canvas';
import { short, stroked } from '@/lib/pictures/svg';

/** How many times thicker the main line is than the lines it is compared with. */
const SUBJECT = 4;

/** Step lines from edge to edge: the main series thick, the others thin. */
export function drawSeries(canvas: Canvas): string {
  const { palette, drawing, height } = canvas;
  const thin = outline(canvas);
  const [subject = [], ...others] = drawing.lines;
  const weight = clamp(height / 60, thin * SUBJECT * 0.6, 8);
  return (
    stroked(others.map((line) => stepPath(canvas, line)).join(''), palette.figure, weight / SUBJECT) +
    stroked(stepPath(canvas, subject), palette.accent, weight)
  );
}

/** The path begins and ends outside the picture, so that its ends are not visible. */
function stepPath(canvas: Canvas, values: readonly number[]): string {
  const { width, height } = canvas;
  const margin = marginOf(canvas) * 1.2;
  const step = width / Math.max(1, values.length);
  const xAt = (index: number) => (index === values.length ? width + 10 : index * step);
  const yAt = (value: number) => height - margin - ((height - 2 * margin) * value) / FIGURE_SCALE;
  return values.reduce(
    (path, value, index) => `${path}V${short(yAt(value))}H${short(xAt(index + 1))}`,
    `M-10 ${short(yAt(values[0] ?? 0))}`,
  );
}
