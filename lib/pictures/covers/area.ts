import { type Canvas, clamp, marginOf, outline, plainOf, typeOf } from '@/lib/pictures/canvas';
import { splitByWeight } from '@/lib/pictures/cells';
import { drawText, widthOf } from '@/lib/pictures/lettering';
import { box, filled, stroked } from '@/lib/pictures/svg';

/** Parts of a whole as areas, filled and outlined in turn; the largest says its share. */
export function drawArea(canvas: Canvas): string {
  const { width, height, palette, drawing } = canvas;
  const [values = []] = drawing.lines;
  const weights = values.filter((value) => value > 0);
  const margin = marginOf(canvas);
  const gap = clamp(Math.round(Math.sqrt(width * height) / 90), 2, 6);
  const frame = { x: margin, y: margin, width: width - 2 * margin + gap, height: height - 2 * margin + gap };
  const line = outline(canvas);
  const data = { hollow: '', heavy: '', highlighted: '' };
  let label = '';
  // The largest cell comes first.
  for (const [index, cell] of splitByWeight(frame, weights).entries()) {
    const tone = index === 0 ? 'highlighted' : index % 2 === 0 ? 'hollow' : 'heavy';
    // An outlined block is inset by half its line width, so that filled and outlined blocks end on the same pixel.
    const inset = tone === 'hollow' ? line / 2 : 0;
    const inner = { width: cell.width - gap - 2 * inset, height: cell.height - gap - 2 * inset };
    if (inner.width > 0 && inner.height > 0)
      data[tone] += box(cell.x + inset, cell.y + inset, inner.width, inner.height);
    if (index === 0) label = drawLabels(cell.x, cell.y, inner);
  }
  return (
    stroked(data.hollow, palette.figure, line) +
    filled(data.heavy, palette.half) +
    filled(data.highlighted, palette.part) +
    label
  );

  function drawLabels(x: number, y: number, inner: { width: number; height: number }): string {
    const { label: size, axis } = typeOf(canvas);
    const pad = Math.max(6, size * 0.6);
    const fits = (index: number, type: number) =>
      widthOf(plainOf(canvas, index), type) <= inner.width - 2 * pad;
    if (!fits(0, size) || inner.height < size * 1.6) return '';
    const value = drawText(plainOf(canvas, 0), {
      x: x + pad,
      base: y + pad + size * 0.85,
      size,
      colour: palette.onPart,
    });
    if (axis === null || !fits(1, axis) || inner.height < size * 4) return value;
    const name = { x: x + pad, base: y + inner.height - pad, size: axis, colour: palette.onPart };
    return value + drawText(plainOf(canvas, 1), name);
  }
}
