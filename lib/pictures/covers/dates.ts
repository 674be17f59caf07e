import { FIGURE_SCALE } from '@/backend/contract/figures/code';
import { type Canvas, clamp, drawInside, marginOf, plainOf, typeOf } from '@/lib/pictures/canvas';
import { drawText } from '@/lib/pictures/lettering';
import { box, filled } from '@/lib/pictures/svg';

/** Dates on one line of time, the highlighted one larger and named, the line's ends with their years. */
export function drawDates(canvas: Canvas): string {
  const { width, height, palette, drawing } = canvas;
  const [dates = []] = drawing.lines;
  const type = typeOf(canvas);
  const margin = marginOf(canvas) * 1.2;
  const middle = height * 0.56;
  const xAt = (date: number) => margin + ((width - 2 * margin) * date) / FIGURE_SCALE;
  const thick = clamp(height / 120, 1.5, 3);
  const node = clamp(height / 22, 5, 12);
  const highlightedSize = node * 1.9;
  const small = dates
    .filter((_, index) => index !== drawing.highlighted)
    .map((date) => box(xAt(date) - node / 2, middle - node / 2, node, node));
  const highlightedX = xAt(dates[drawing.highlighted] ?? 0);
  const label = drawInside(canvas, plainOf(canvas, 0), {
    x: highlightedX,
    base: middle - highlightedSize * 0.5 - type.label * 0.6,
    size: type.label,
    colour: palette.figure,
    anchor: 'middle',
  });
  const ends =
    type.axis === null
      ? []
      : (['start', 'end'] as const).map((anchor, index) =>
          drawText(plainOf(canvas, index + 1), {
            x: anchor === 'start' ? margin - node / 2 : width - margin + node / 2,
            base: middle + highlightedSize * 0.5 + (type.axis ?? 0) * 1.3,
            size: type.axis ?? 0,
            colour: palette.figure,
            anchor,
          }),
        );
  return (
    filled(box(margin, middle - thick / 2, width - 2 * margin, thick) + small.join(''), palette.figure) +
    filled(
      box(highlightedX - highlightedSize / 2, middle - highlightedSize / 2, highlightedSize, highlightedSize),
      palette.accent,
    ) +
    label +
    ends.join('')
  );
}
