import { FIGURE_SCALE } from '@/backend/contract/figures/code';
import { type Canvas, marginOf, plainOf, tierOf, typeOf } from '@/lib/pictures/canvas';
import { drawText, widthOf } from '@/lib/pictures/lettering';
import { box, filled } from '@/lib/pictures/svg';

/** A lying bar for each row, the longest highlighted; with names and values where they fit, else the largest value alone. */
export function drawRows(canvas: Canvas): string {
  const { width, height, palette, drawing } = canvas;
  const [lengths = []] = drawing.lines;
  const margin = marginOf(canvas);
  const tier = tierOf(canvas);
  const size = tier === 'large' ? 15 : 12.5;
  const names = lengths.map((_, index) => widthOf(plainOf(canvas, 2 * index), size));
  const values = lengths.map((_, index) => widthOf(plainOf(canvas, 2 * index + 1), valueSize(index)));
  const pitch = (height - 2 * margin) / Math.max(1, lengths.length);
  const isNamed =
    (tier === 'large' || tier === 'medium') && pitch >= size * 1.2 && Math.max(0, ...names) < width * 0.36;
  const left = margin + (isNamed ? Math.max(0, ...names) + 12 : 0);
  const right = margin + (canvas.words.length > 0 ? Math.max(0, values[drawing.highlighted] ?? 0) + 8 : 0);
  const thick = Math.min(pitch * 0.56, height * 0.2);
  let bars = '';
  let highlighted = '';
  let text = '';
  for (const [index, length] of lengths.entries()) {
    const top = margin + pitch * index + (pitch - thick) / 2;
    const reach = Math.max(1.5, ((width - left - right) * length) / FIGURE_SCALE);
    const bar = box(left, top, reach, thick);
    if (index === drawing.highlighted) highlighted = bar;
    else bars += bar;
    const base = top + thick / 2;
    const place = { colour: palette.figure, x: left + reach + 8 };
    if (isNamed)
      text += drawText(plainOf(canvas, 2 * index), { ...place, x: margin, base: base + size * 0.36, size });
    if ((isNamed || index === drawing.highlighted) && pitch >= 12)
      text += drawText(plainOf(canvas, 2 * index + 1), {
        ...place,
        base: base + valueSize(index) * 0.36,
        size: valueSize(index),
      });
  }
  return filled(bars, palette.figure) + filled(highlighted, palette.accent) + text;

  function valueSize(index: number): number {
    return index === drawing.highlighted ? Math.min(typeOf(canvas).label, 18) : tier === 'large' ? 15 : 12.5;
  }
}
