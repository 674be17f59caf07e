import { FIGURE_SCALE } from '@/backend/contract/figures/code';
import { type Canvas, drawInside, marginOf, plainOf, typeOf } from '@/lib/pictures/canvas';
import { drawText, widthOf } from '@/lib/pictures/lettering';
import { box, filled } from '@/lib/pictures/svg';

/** Two quantities as squares on one baseline, in proportion, each with its value. */
export function drawSquares(canvas: Canvas): string {
  const { width, height, palette, drawing } = canvas;
  const [first = 0, second = 0] = drawing.lines[0] ?? [];
  const margin = marginOf(canvas);
  const { label: size } = typeOf(canvas);
  const hasWords = canvas.words.length > 0;
  const [before = 0, after = 0] = [first, second].map((value) => Math.sqrt(value / FIGURE_SCALE));
  const head = hasWords && height > 70 ? size * 1.4 : 0;
  const unit = Math.min(height - 2 * margin - head, (width - 3 * margin) / Math.max(0.1, before + after));
  const left = (width - unit * (before + after) - margin) / 2;
  const foot = (height + unit * Math.max(before, after) + head) / 2;
  const squares = [
    { x: left, side: Math.max(1.5, unit * before) },
    { x: left + unit * before + margin, side: Math.max(1.5, unit * after) },
  ];
  const labels = squares.map(({ x, side }, index) => {
    const glyphs = plainOf(canvas, index);
    const isInside = widthOf(glyphs, size) + 16 <= side && side >= size * 2;
    const colour = index === 0 ? palette.onAccent : palette.ground;
    if (isInside) return drawText(glyphs, { x: x + 8, base: foot - side + 6 + size, size, colour });
    if (head === 0) return '';
    return drawInside(canvas, glyphs, {
      x: x + side / 2,
      base: foot - side - size * 0.4,
      size,
      colour: palette.figure,
      anchor: 'middle',
    });
  });
  const [small, large] = squares.map(({ x, side }) => box(x, foot - side, side, side));
  return filled(small ?? '', palette.accent) + filled(large ?? '', palette.figure) + labels.join('');
}
