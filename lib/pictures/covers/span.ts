import { FIGURE_SCALE } from '@/backend/contract/figures/code';
import { type Canvas, drawInside, marginOf, plainOf, typeOf } from '@/lib/pictures/canvas';
import { drawText, widthOf } from '@/lib/pictures/lettering';
import { box, filled } from '@/lib/pictures/svg';

/** One bar per period, each below the one before; the longest is highlighted and named, the axis says first and last. */
export function drawSpan(canvas: Canvas): string {
  const { width, height, palette, drawing } = canvas;
  const [ends = []] = drawing.lines;
  const type = typeOf(canvas);
  const margin = marginOf(canvas);
  const hasAxis = type.axis !== null && plainOf(canvas, 1).length > 0;
  const foot = height - margin - (hasAxis ? (type.axis ?? 0) * 1.6 : 0);
  const inner = width - 2 * margin;
  const count = Math.floor(ends.length / 2);
  const pitch = (foot - margin) / Math.max(1, count);
  // With few rows, bars must not become very thick.
  const thick = Math.min(Math.max(1, pitch * 0.84), height * 0.12);
  let bars = '';
  let highlighted = '';
  let label = '';
  for (let index = 0; index < count; index += 1) {
    const from = margin + (inner * (ends[2 * index] ?? 0)) / FIGURE_SCALE;
    const to = margin + (inner * (ends[2 * index + 1] ?? 0)) / FIGURE_SCALE;
    const top = margin + pitch * index + (pitch - thick) / 2;
    const bar = box(from, top, Math.max(1.5, to - from), thick);
    if (index !== drawing.highlighted) {
      bars += bar;
      continue;
    }
    highlighted = bar;
    label = nameBar(from, to, top + thick / 2 + type.label * 0.36);
  }
  const axis = hasAxis
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
  return filled(bars, palette.figure) + filled(highlighted, palette.accent) + label + axis.join('');

  /** Beside the bar, at the side with more room; nothing where it does not fit. */
  function nameBar(from: number, to: number, base: number): string {
    const glyphs = plainOf(canvas, 0);
    const wide = widthOf(glyphs, type.label) + 16;
    if (pitch < type.label * 0.8 && count > 1 && canvas.height < 120) return '';
    const place = { base, size: type.label, colour: palette.figure };
    if (width - to >= wide) return drawInside(canvas, glyphs, { ...place, x: to + 8 });
    return from >= wide ? drawInside(canvas, glyphs, { ...place, x: from - 8, anchor: 'end' }) : '';
  }
}
