import { FIGURE_SCALE } from '@/backend/contract/figures/code';
import { type Canvas, marginOf, narrowOf, outline, plainOf, sideOf, tierOf } from '@/lib/pictures/canvas';
import { drawText, widthOf } from '@/lib/pictures/lettering';
import { box, filled, stroked } from '@/lib/pictures/svg';

/** Sizes of the number, its unit, the bar, and the names of the bar's ends, in pixels; 0 for none. */
const SIZES = [
  { from: 300, number: 120, unit: 24, bar: 22, ends: 16 },
  { from: 190, number: 92, unit: 20, bar: 16, ends: 14 },
  { from: 120, number: 72, unit: 16, bar: 12, ends: 12.5 },
  { from: 80, number: 44, unit: 13, bar: 8, ends: 0 },
  { from: 0, number: 34, unit: 12.5, bar: 6, ends: 0 },
] as const;

/** The size of the big figures of a cover, in pixels. */
export function bigType(canvas: Pick<Canvas, 'width' | 'height'>): number {
  return sizesOf(canvas).number;
}

function sizesOf(canvas: Pick<Canvas, 'width' | 'height'>) {
  return SIZES.find(({ from }) => sideOf(canvas) >= from) ?? SIZES[4];
}

/** A number with its unit, and one bar to scale with both ends named. */
export function drawTitleNumber(canvas: Canvas): string {
  const { width, height, palette, drawing } = canvas;
  const share = (drawing.lines[0]?.[0] ?? 0) / FIGURE_SCALE;
  const sizes = sizesOf(canvas);
  const margin = marginOf(canvas);
  const inner = width - 2 * margin;
  const digits = narrowOf(canvas, 0);
  const unit = plainOf(canvas, 1);
  const gap = sizes.unit * 0.5;
  const room = inner - gap - Math.min(widthOf(unit, sizes.unit), inner * 0.5);
  const size = Math.min(sizes.number, (room / Math.max(1, widthOf(digits, 1000))) * 1000);
  const numberEnd = margin + widthOf(digits, size);
  const base = margin + size * 0.8;
  const hasUnit = numberEnd + gap + widthOf(unit, sizes.unit) <= width - margin * 0.5;
  const line = outline(canvas);
  const ends = sizes.ends > 0 && plainOf(canvas, 3).length > 0 ? sizes.ends * 1.7 : 0;
  const foot = height - margin - ends;
  const bar = { x: margin, y: foot - sizes.bar, width: inner, height: sizes.bar };
  const isBarred = bar.y > base + sizes.bar * 0.5;
  const place = { size: sizes.ends, base: height - margin, colour: palette.figure };
  return (
    drawText(digits, { x: margin, base, size, colour: palette.figure }) +
    (hasUnit ? drawText(unit, { x: numberEnd + gap, base, size: sizes.unit, colour: palette.figure }) : '') +
    (isBarred
      ? filled(box(bar.x, bar.y, bar.width * share, bar.height), palette.accent) +
        stroked(
          box(bar.x + line / 2, bar.y + line / 2, bar.width - line, bar.height - line) +
            box(bar.x + line / 2, bar.y + line / 2, Math.max(0, bar.width * share - line), bar.height - line),
          palette.figure,
          line,
        )
      : '') +
    (ends > 0 && isBarred && tierOf(canvas) !== 'small'
      ? drawText(plainOf(canvas, 2), { ...place, x: margin }) +
        drawText(plainOf(canvas, 3), { ...place, x: width - margin, anchor: 'end' })
      : '')
  );
}
