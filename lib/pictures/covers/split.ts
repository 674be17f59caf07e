import { type Canvas, marginOf, plainOf } from '@/lib/pictures/canvas';
import { drawText, MIN_TYPE, widthOf } from '@/lib/pictures/lettering';
import { box, filled } from '@/lib/pictures/svg';

const MAX_TYPE = 72;

/** Two words in two halves with a node between them; in a tall picture one above the other. */
export function drawSplit(canvas: Canvas): string {
  const { width, height, palette } = canvas;
  const isWide = width >= height;
  const half = { width: isWide ? width / 2 : width, height: isWide ? height : height / 2 };
  const widest = Math.max(1, ...[0, 1].map((index) => widthOf(plainOf(canvas, index), 1000)));
  const room = half.width - marginOf(canvas) * 1.2 - half.height * 0.06;
  const size = Math.min(MAX_TYPE, half.height * 0.34, (room / widest) * 1000);
  const second = isWide ? box(half.width, 0, half.width, height) : box(0, half.height, width, half.height);
  const node = Math.max(4, Math.min(width, height) * 0.055);
  const words = [0, 1].map((index) => {
    const centre = {
      x: isWide ? half.width * (index + 0.5) : width / 2,
      y: isWide ? height / 2 : half.height * (index + 0.5),
    };
    const colour = index === 0 ? palette.figure : palette.onHalf;
    const place = { x: centre.x, base: centre.y + size * 0.36, size, colour, anchor: 'middle' } as const;
    return size >= MIN_TYPE * 0.92 ? drawText(plainOf(canvas, index), place) : '';
  });
  return (
    filled(second, palette.half) +
    words.join('') +
    filled(box(width / 2 - node / 2, height / 2 - node / 2, node, node), palette.accent)
  );
}
