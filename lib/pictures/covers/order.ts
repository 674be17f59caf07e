import { type Canvas, clamp, drawInside, marginOf, outline, plainOf, tierOf } from '@/lib/pictures/canvas';
import { widthOf } from '@/lib/pictures/lettering';
import { box, filled, stroked } from '@/lib/pictures/svg';

/** Steps as squares on a line, their names above and below in turn, one highlighted. */
export function drawOrder(canvas: Canvas): string {
  const { width, height, palette, drawing } = canvas;
  const count = Math.max(2, drawing.lines[0]?.[0] ?? 0);
  const tier = tierOf(canvas);
  const size = tier === 'large' ? 17 : tier === 'medium' ? 14 : 12.5;
  const margin = marginOf(canvas);
  const node = clamp(height / 17, 8, 22);
  const pad = Math.max(margin * 1.4, width / (count * 2 + 2));
  const step = (width - 2 * pad) / (count - 1);
  const middle = height / 2;
  const line = outline(canvas);
  const isNamed = tier === 'large' || tier === 'medium';
  let hollow = '';
  let text = '';
  for (let index = 0; index < count; index += 1) {
    const x = pad + index * step;
    if (index !== drawing.highlighted) hollow += box(x - node / 2, middle - node / 2, node, node);
    const glyphs = plainOf(canvas, index);
    // Names on one side are two steps apart.
    if (!isNamed && index !== drawing.highlighted) continue;
    if (isNamed && widthOf(glyphs, size) > 2 * step - 10) continue;
    const isAbove = index % 2 === 0;
    text += drawInside(canvas, glyphs, {
      x,
      base: isAbove ? middle - node * 0.8 - size * 0.5 : middle + node * 0.8 + size * 1.15,
      size,
      colour: palette.figure,
      anchor: 'middle',
    });
  }
  const highlightedSize = node * 1.4;
  const highlightedX = pad + drawing.highlighted * step;
  const marked = box(
    highlightedX - highlightedSize / 2,
    middle - highlightedSize / 2,
    highlightedSize,
    highlightedSize,
  );
  return (
    filled(box(pad, middle - line / 2, width - 2 * pad, line), palette.figure) +
    filled(hollow, palette.ground) +
    stroked(hollow, palette.figure, line) +
    filled(marked, palette.accent) +
    stroked(marked, palette.figure, line) +
    text
  );
}
