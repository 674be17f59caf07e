import { type Canvas, marginOf, narrowOf } from '@/lib/pictures/canvas';
import { drawText, widthOf } from '@/lib/pictures/lettering';
import { box, filled } from '@/lib/pictures/svg';
import { bigType } from './title-number';

const SIDE = 10;
/** The share of its cell that a square fills. */
const FILL = 0.76;

/** The percentage in big figures beside a hundred squares, of which as many are highlighted. */
export function drawPercent(canvas: Canvas): string {
  const { width, height, palette, drawing } = canvas;
  const share = drawing.lines[0]?.[0] ?? 0;
  const margin = marginOf(canvas);
  const glyphs = narrowOf(canvas, 0);
  const isWide = glyphs.length > 0 && width > height;
  const size = Math.min(bigType(canvas) * 0.8, fittingSize(glyphs, width * 0.42));
  const side = isWide
    ? Math.min(height - 2 * margin, width - 3 * margin - widthOf(glyphs, size))
    : Math.min(width, height) - 2 * margin;
  const hasText = isWide ? side > 0 : glyphs.length > 0 && height - width > size * 1.4;
  const edge = Math.max(10, side);
  const left = isWide ? width - margin - edge : (width - edge) / 2;
  const top = isWide || !hasText ? (height - edge) / 2 : height - margin - edge;
  const step = edge / SIDE;
  let highlighted = '';
  let others = '';
  for (let index = 0; index < SIDE * SIDE; index += 1) {
    const x = left + step * (index % SIDE) + (step * (1 - FILL)) / 2;
    const y = top + step * Math.floor(index / SIDE) + (step * (1 - FILL)) / 2;
    const cell = box(x, y, step * FILL, step * FILL);
    if (index < share) highlighted += cell;
    else others += cell;
  }
  const text = hasText
    ? drawText(glyphs, { x: margin, base: margin + size * 0.8, size, colour: palette.figure })
    : '';
  return filled(others, palette.figure) + filled(highlighted, palette.accent) + text;
}

/** The largest size at which a word is no wider than a width. */
export function fittingSize(glyphs: Parameters<typeof widthOf>[0], width: number): number {
  const each = widthOf(glyphs, 1);
  return each > 0 ? width / each : Infinity;
}
