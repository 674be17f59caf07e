import { clamp, outline, drawingScale, type Canvas } from './canvas';
import { splitByWeight, splitFreely, type Cell } from './cells';
import { box, filled, stroked } from './svg';

/** Blocks of a block: hollow ones, heavy ones and a few in the accent. */
export function drawTreemap(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const space = drawingScale(canvas);
  const gap = space < 130 ? 2 : clamp(Math.round(space / 115), 3, 6);
  const margin = Math.round(Math.min(width, height) * 0.07);
  const frame = { x: margin, y: margin, width: width - 2 * margin + gap, height: height - 2 * margin + gap };
  const weights = canvas.values.filter((value) => value > 0);
  const cells =
    weights.length >= 4
      ? splitByWeight(frame, weights)
      : splitFreely(frame, { count: clamp(Math.round(space * 0.15), 10, 84), gap, random });
  const tones = toneCells(cells, canvas);
  const line = outline(canvas);
  const data = { ground: '', figure: '', accent: '' };
  for (const [i, cell] of cells.entries()) {
    const tone = tones[i] ?? 'ground';
    // A hollow block is inset by half its outline, so both sorts end on the same pixel.
    const inset = tone === 'ground' ? line / 2 : 0;
    const w = cell.width - gap - 2 * inset;
    const h = cell.height - gap - 2 * inset;
    if (w > 0 && h > 0) data[tone] += box(cell.x + inset, cell.y + inset, w, h);
  }
  return (
    stroked(data.ground, palette.figure, line) +
    filled(data.figure, palette.figure) +
    filled(data.accent, palette.accent)
  );
}

type Tone = 'ground' | 'figure' | 'accent';

function toneCells(cells: readonly Cell[], { random, dark }: Canvas): Tone[] {
  const ranked = cells
    .map((cell, index) => ({ index, cell, area: cell.width * cell.height }))
    .sort((a, b) => b.area - a.area);
  const total = ranked.reduce((sum, { area }) => sum + area, 0);
  const tones: Tone[] = cells.map(() => 'ground');
  // The accent goes to middling blocks, apart from each other: a find, not a stripe.
  const wanted = clamp(Math.round(cells.length / 15), 1, 5);
  const lit: Cell[] = [];
  const middling = ranked.slice(Math.floor(ranked.length * 0.1), Math.ceil(ranked.length * 0.55));
  for (const { index, cell } of middling.sort(() => random.next() - 0.5)) {
    const apart = lit.every((other) => Math.hypot(other.x - cell.x, other.y - cell.y) > cell.width * 2.2);
    if (lit.length >= wanted || !apart) continue;
    lit.push(cell);
    tones[index] = 'accent';
  }
  let heavy = total * (dark ? 0.5 : random.between(0.3, 0.38));
  for (const { index, area } of ranked) {
    if (tones[index] !== 'ground' || area > heavy || !random.chance(dark ? 0.6 : 0.42)) continue;
    tones[index] = 'figure';
    heavy -= area;
  }
  return tones;
}
