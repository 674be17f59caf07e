import { FIGURE_SCALE } from '@/backend/contract/figures/code';
import { type Canvas, clamp, drawInside, marginOf, outline, plainOf, typeOf } from '@/lib/pictures/canvas';
import { drawText } from '@/lib/pictures/lettering';
import { short, stroked } from '@/lib/pictures/svg';

/** How many times thicker the main line is than the lines it is compared with. */
const SUBJECT = 4;

/** Step lines from edge to edge: the main series thick with its peak named, the others thin. */
export function drawSteps(canvas: Canvas): string {
  const { palette, drawing, height, width } = canvas;
  const type = typeOf(canvas);
  const thin = outline(canvas);
  const [subject = [], ...others] = drawing.lines;
  const weight = clamp(height / 60, thin * SUBJECT * 0.6, 8);
  const margin = marginOf(canvas);
  const hasAxis = type.axis !== null && plainOf(canvas, 1).length > 0;
  const peak = plainOf(canvas, 0);
  const top = margin * 1.2 + (peak.length > 0 ? type.label * 1.2 : 0);
  const foot = height - margin * 1.2 - (hasAxis ? (type.axis ?? 0) * 1.6 : 0);
  const step = width / Math.max(1, subject.length);
  const yAt = (value: number) => foot - ((foot - top) * value) / FIGURE_SCALE;
  const path = (values: readonly number[]) => {
    const each = width / Math.max(1, values.length);
    // The path begins and ends outside the picture, so that its ends are not visible.
    return values.reduce(
      (data, value, index) =>
        `${data}V${short(yAt(value))}H${short(index + 1 === values.length ? width + 10 : (index + 1) * each)}`,
      `M-10 ${short(yAt(values[0] ?? 0))}`,
    );
  };
  const label = drawInside(canvas, peak, {
    x: (drawing.highlighted + 0.5) * step,
    base: yAt(subject[drawing.highlighted] ?? 0) - weight / 2 - type.label * 0.4,
    size: type.label,
    colour: palette.figure,
    anchor: 'middle',
  });
  const ends = hasAxis
    ? (['start', 'end'] as const).map((anchor, index) =>
        drawText(plainOf(canvas, index + 1), {
          x: anchor === 'start' ? margin : width - margin,
          base: height - margin * 0.8,
          size: type.axis ?? 0,
          colour: palette.figure,
          anchor,
        }),
      )
    : [];
  return (
    stroked(others.map(path).join(''), palette.figure, weight / SUBJECT) +
    stroked(path(subject), palette.accent, weight) +
    label +
    ends.join('')
  );
}
