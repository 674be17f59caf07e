import { type Canvas, clamp, marginOf, outline } from '@/lib/pictures/canvas';
import { splitByWeight } from '@/lib/pictures/cells';
import { box, filled, stroked } from '@/lib/pictures/svg';

/** Parts of a whole as areas, filled and outlined in turn, the largest in the accent colour. */
export function drawParts(canvas: Canvas): string {
  const { width, height, palette, drawing } = canvas;
  const [values = []] = drawing.lines;
  const weights = values.filter((value) => value > 0);
  const margin = marginOf(canvas);
  const gap = clamp(Math.round(Math.sqrt(width * height) / 90), 2, 6);
  const frame = { x: margin, y: margin, width: width - 2 * margin + gap, height: height - 2 * margin + gap };
  const line = outline(canvas);
  const data = { hollow: '', heavy: '', lit: '' };
  // The largest cell comes first; it gets the accent colour.
  for (const [index, cell] of splitByWeight(frame, weights).entries()) {
    const tone = index === 0 ? 'lit' : index % 2 === 0 ? 'heavy' : 'hollow';
    // An outlined block is inset by half its line width, so that filled and outlined blocks end on the same pixel.
    const inset = tone === 'hollow' ? line / 2 : 0;
    const inner = { width: cell.width - gap - 2 * inset, height: cell.height - gap - 2 * inset };
    if (inner.width > 0 && inner.height > 0)
      data[tone] += box(cell.x + inset, cell.y + inset, inner.width, inner.height);
  }
  return (
    stroked(data.hollow, palette.figure, line) +
    filled(data.heavy, palette.figure) +
    filled(data.lit, palette.accent)
  );
}
