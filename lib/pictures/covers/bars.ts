import { FIGURE_SCALE } from '@/backend/contract/figures/code';
import { type Canvas, clamp, drawInside, marginOf, plainOf, typeOf } from '@/lib/pictures/canvas';
import { widthOf } from '@/lib/pictures/lettering';
import { box, filled } from '@/lib/pictures/svg';

/** A column for each value, the highlighted ones in the accent colour; the highest has its value over it, the axis names. */
export function drawBars(canvas: Canvas): string {
  const { width, height, palette, drawing } = canvas;
  const [values = [], others = [], ticks = [], [zero = 0] = []] = drawing.lines;
  const type = typeOf(canvas);
  const margin = marginOf(canvas);
  const peak = plainOf(canvas, 0);
  const axis = type.axis !== null && ticks.length > 0 ? type.axis : null;
  const top = margin + (peak.length > 0 ? type.label * 1.15 : 0);
  const foot = height - margin * 0.9 - (axis === null ? 0 : axis * 1.5);
  const step = (width - 2 * margin) / Math.max(1, values.length);
  const gap = clamp(step * 0.28, 1, 14);
  const yAt = (value: number) => foot - ((foot - top) * value) / FIGURE_SCALE;
  const middle = (index: number) => margin + (index + 0.5) * step;
  let columns = '';
  let highlighted = '';
  for (const [index, value] of values.entries()) {
    // A value of zero is drawn as a thin line, so that its place is visible.
    const [high, low] = value >= zero ? [yAt(value), yAt(zero)] : [yAt(zero), yAt(value)];
    const column = box(margin + index * step + gap / 2, high, step - gap, Math.max(1, low - high));
    if (index === drawing.highlighted || others.includes(index)) highlighted += column;
    else columns += column;
  }
  const label = drawInside(canvas, peak, {
    x: middle(drawing.highlighted),
    base: yAt(values[drawing.highlighted] ?? 0) - type.label * 0.4,
    size: type.label,
    colour: palette.figure,
    anchor: 'middle',
  });
  return filled(columns, palette.figure) + filled(highlighted, palette.accent) + label + drawAxis();

  function drawAxis(): string {
    if (axis === null) return '';
    const base = height - margin * 0.9;
    let end = -Infinity;
    return ticks
      .map((tick, index) => {
        const glyphs = plainOf(canvas, index + 1);
        const left = middle(tick) - widthOf(glyphs, axis) / 2;
        if (left < end + 8) return '';
        end = left + widthOf(glyphs, axis);
        const place = { x: middle(tick), base, size: axis, colour: palette.figure } as const;
        return drawInside(canvas, glyphs, { ...place, anchor: 'middle' });
      })
      .join('');
  }
}
