import { type Canvas, marginOf, narrowOf } from '@/lib/pictures/canvas';
import { drawText } from '@/lib/pictures/lettering';
import { filled, short } from '@/lib/pictures/svg';
import { fittingSize } from './percent';
import { bigType } from './title-number';

const HOURS = 24;
/** The inner radius of the dial as a share of the outer one, and the gap between hours in degrees. */
const RING = { inner: 0.64, gap: 3 };

/** The hour in big figures beside a dial of 24 hours, midnight at the top. */
export function drawClock(canvas: Canvas): string {
  const { width, height, palette, drawing } = canvas;
  const highlighted = drawing.lines[0]?.[0] ?? drawing.highlighted;
  const margin = marginOf(canvas);
  const isWide = width > height * 1.2;
  const radius = (Math.min(height, isWide ? width * 0.5 : width) - 2 * margin) / 2;
  const centre = { x: isWide ? width - margin - radius : width / 2, y: height / 2 };
  let others = '';
  let marked = '';
  for (let hour = 0; hour < HOURS; hour += 1) {
    const sector = sectorOf(centre, radius, hour);
    if (hour === highlighted) marked = sector;
    else others += sector;
  }
  const glyphs = narrowOf(canvas, 0);
  const size = Math.min(bigType(canvas) * 0.7, fittingSize(glyphs, centre.x - radius - margin * 2));
  const text =
    isWide && size >= 12.5
      ? drawText(glyphs, { x: margin, base: margin + size * 0.8, size, colour: palette.figure })
      : '';
  return filled(others, palette.figure) + filled(marked, palette.accent) + text;
}

function sectorOf(centre: { x: number; y: number }, radius: number, hour: number): string {
  const turn = 360 / HOURS;
  const point = (share: number, degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${short(centre.x + Math.cos(angle) * radius * share)} ${short(centre.y + Math.sin(angle) * radius * share)}`;
  };
  const [from, to] = [hour * turn + RING.gap / 2, (hour + 1) * turn - RING.gap / 2];
  return `M${point(RING.inner, from)}L${point(1, from)}L${point(1, to)}L${point(RING.inner, to)}z`;
}
