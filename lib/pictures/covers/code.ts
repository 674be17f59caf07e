import { type Canvas, clamp, marginOf, plainOf } from '@/lib/pictures/canvas';
import { cellsIn, drawOnGrid, type Glyph, rowsOnGrid } from '@/lib/pictures/lettering';
import { box, filled } from '@/lib/pictures/svg';

/**
 * Lines of code, one of them on a band of the accent colour. A line too long for the picture goes on in the next row,
 * and a small picture shows the highlighted line and those of its neighbours that fit.
 */
export function drawCode(canvas: Canvas): string {
  const { width, height, palette, drawing } = canvas;
  const count = Math.max(1, drawing.lines[0]?.[0] ?? 1);
  const highlighted = clamp(drawing.highlighted, 0, count - 1);
  const margin = Math.min(marginOf(canvas), 32);
  const size = clamp(height / 18, 12.5, 20);
  const cells = cellsIn(width - margin * 2, size);
  const max = Math.max(1, Math.floor((height - 8) / (size * 1.4)));
  const lines = Array.from({ length: count }, (_, index) => rowsOnGrid(plainOf(canvas, index), cells));
  const { from, to } = around(lines, highlighted, max);
  const rows = lines.slice(from, to).flatMap((line, at) => line.map((row) => ({ row, at: from + at })));
  const shown = rows.slice(0, max);
  const pitch = Math.min(size * 2.1, (height - 8) / shown.length);
  const top = (height - pitch * shown.length) / 2;
  const text = shown.map(({ row, at }, index) => {
    const base = top + pitch * (index + 0.5) + size * 0.34;
    const colour = at === highlighted ? palette.onAccent : palette.figure;
    return drawOnGrid(row, { x: margin, base, size, colour });
  });
  const first = shown.findIndex(({ at }) => at === highlighted);
  const highlightedRows = shown.filter(({ at }) => at === highlighted).length;
  const band = box(0, top + pitch * first, width, pitch * highlightedRows);
  return filled(band, palette.accent) + text.join('');
}

/** The highlighted line with the neighbours that fit into so many rows with it, the one before it first. */
function around(lines: readonly Glyph[][][], highlighted: number, max: number): { from: number; to: number } {
  let from = highlighted;
  let to = highlighted + 1;
  const rowsIn = (start: number, end: number) => lines.slice(start, end).flat().length;
  for (let isMore = true; isMore;) {
    isMore = false;
    if (from > 0 && rowsIn(from - 1, to) <= max) {
      from -= 1;
      isMore = true;
    }
    if (to < lines.length && rowsIn(from, to + 1) <= max) {
      to += 1;
      isMore = true;
    }
  }
  return { from, to };
}
