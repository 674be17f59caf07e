import { FIGURE_SCALE } from '@/backend/contract/figures/code';
import { type Canvas, marginOf } from '@/lib/pictures/canvas';
import { box, filled } from '@/lib/pictures/svg';

interface Row {
  /** Left end and length, as shares of the width. */
  from: number;
  reach: number;
}

/** One bar per period, each below the one before; the longest has the accent colour. */
export function drawSpans(canvas: Canvas): string {
  const [ends = []] = canvas.drawing.lines;
  const rows = Array.from({ length: Math.floor(ends.length / 2) }, (_, index) => {
    const from = (ends[2 * index] ?? 0) / FIGURE_SCALE;
    return { from, reach: (ends[2 * index + 1] ?? 0) / FIGURE_SCALE - from };
  });
  return drawRows(canvas, rows, 0.92);
}

/** One bar for each paragraph, as long as its text; the longest has the accent colour. */
export function drawParagraphs(canvas: Canvas): string {
  const [lengths = []] = canvas.drawing.lines;
  return drawRows(
    canvas,
    lengths.map((length) => ({ from: 0, reach: length / FIGURE_SCALE })),
    0.56,
  );
}

/** @param weight the share of a row's height that its bar fills */
function drawRows(canvas: Canvas, rows: readonly Row[], weight: number): string {
  const { width, height, palette, drawing } = canvas;
  const margin = marginOf(canvas);
  const inner = { width: width - 2 * margin, height: height - 2 * margin };
  const pitch = inner.height / Math.max(1, rows.length);
  // With few rows, bars must not become very thick.
  const thick = Math.min(Math.max(1, pitch * weight), height * 0.2);
  let bars = '';
  let lit = '';
  for (const [index, { from, reach }] of rows.entries()) {
    const top = margin + pitch * index + (pitch - thick) / 2;
    const bar = box(margin + inner.width * from, top, Math.max(1.5, inner.width * reach), thick);
    if (index === drawing.lit) lit = bar;
    else bars += bar;
  }
  return filled(bars, palette.figure) + filled(lit, palette.accent);
}
