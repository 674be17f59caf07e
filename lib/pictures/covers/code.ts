import { type Canvas, clamp, marginOf, plainOf } from '@/lib/pictures/canvas';
import { drawOnGrid } from '@/lib/pictures/lettering';
import { box, filled } from '@/lib/pictures/svg';

/** Lines of code, one of them on a band of the accent colour. */
export function drawCode(canvas: Canvas): string {
  const { width, height, palette, drawing } = canvas;
  const count = Math.max(1, drawing.lines[0]?.[0] ?? 1);
  const margin = Math.min(marginOf(canvas), 32);
  const size = clamp(height / 18, 12.5, 20);
  const isWhole = height >= size * 1.7 * count;
  // A small picture shows the lit line and its neighbours.
  const shown = isWhole ? count : Math.max(1, Math.floor((height - 8) / (size * 1.6)));
  const from = isWhole ? 0 : clamp(drawing.lit - Math.floor(shown / 2), 0, Math.max(0, count - shown));
  const pitch = Math.min(size * 2.1, (height - margin) / shown);
  const top = (height - pitch * shown) / 2;
  const lines = Array.from({ length: shown }, (_, row) => {
    const index = from + row;
    const isLit = index === drawing.lit;
    const base = top + pitch * (row + 0.5) + size * 0.34;
    const colour = isLit ? palette.onAccent : palette.figure;
    return drawOnGrid(plainOf(canvas, index), { x: margin, base, size, colour }, width - margin * 1.3);
  });
  const band = box(0, top + pitch * (drawing.lit - from), width, pitch);
  return filled(band, palette.accent) + lines.join('');
}
