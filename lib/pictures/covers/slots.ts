import { FIGURE_SCALE } from '@/backend/contract/figures/code';
import { type Canvas, clamp, marginOf } from '@/lib/pictures/canvas';
import { box, filled } from '@/lib/pictures/svg';

/** A column for each hour, weekday or month, the highest in the accent colour. */
export function drawSlots(canvas: Canvas): string {
  const { width, height, palette, drawing } = canvas;
  const [values = []] = drawing.lines;
  const margin = marginOf(canvas);
  const step = (width - 2 * margin) / Math.max(1, values.length);
  const gap = clamp(step * 0.2, 1, 10);
  let columns = '';
  let lit = '';
  for (const [index, value] of values.entries()) {
    // A value of zero is drawn as a thin line, so that its slot is visible.
    const tall = Math.max(1, ((height - 2 * margin) * value) / FIGURE_SCALE);
    const column = box(margin + index * step + gap / 2, height - margin - tall, step - gap, tall);
    if (index === drawing.lit) lit = column;
    else columns += column;
  }
  return filled(columns, palette.figure) + filled(lit, palette.accent);
}
