import { FIGURE_SCALE } from '@/backend/contract/figures/code';
import { type Canvas, marginOf } from '@/lib/pictures/canvas';
import { box, filled } from '@/lib/pictures/svg';

const SIDE = 10;
/** The share of its cell that a square fills: a counted square, and any other. */
const FILL = { lit: 0.86, other: 0.48 };

/** A hundred squares, of which as many as the percentage have the accent colour. */
export function drawPercent(canvas: Canvas): string {
  const { width, height, palette, drawing } = canvas;
  const share = drawing.lines[0]?.[0] ?? 0;
  const margin = marginOf(canvas);
  const step = { x: (width - 2 * margin) / SIDE, y: (height - 2 * margin) / SIDE };
  let lit = '';
  let others = '';
  for (let index = 0; index < SIDE * SIDE; index += 1) {
    const fill = index < share ? FILL.lit : FILL.other;
    const size = { width: step.x * fill, height: step.y * fill };
    const cell = box(
      margin + step.x * (index % SIDE) + (step.x - size.width) / 2,
      margin + step.y * Math.floor(index / SIDE) + (step.y - size.height) / 2,
      size.width,
      size.height,
    );
    if (index < share) lit += cell;
    else others += cell;
  }
  return filled(others, palette.figure) + filled(lit, palette.accent);
}

/** Two quantities as squares on one baseline, in proportion, the second in the accent colour. */
export function drawPair(canvas: Canvas): string {
  const { width, height, palette, drawing } = canvas;
  const [first = 0, second = 0] = drawing.lines[0] ?? [];
  const margin = marginOf(canvas);
  const sides = [first, second].map((value) => Math.sqrt(value / FIGURE_SCALE));
  const [before = 0, after = 0] = sides;
  const unit = Math.min(height - 2 * margin, (width - 3 * margin) / Math.max(0.1, before + after));
  const left = (width - unit * (before + after) - margin) / 2;
  const foot = (height + unit * Math.max(before, after)) / 2;
  const square = (x: number, side: number) => box(x, foot - side, Math.max(1.5, side), Math.max(1.5, side));
  return (
    filled(square(left, unit * before), palette.figure) +
    filled(square(left + unit * before + margin, unit * after), palette.accent)
  );
}
