import { clamp, outline, type Canvas } from './canvas';
import { box, filled, short, stroked } from './svg';

/** A Merkle tree: one leaf is proved, and its way to the root is lit. */
export function drawHashTree(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const levels = treeLevels(width, height);
  const upward = random.chance(0.3);
  const leaf = random.whole(0, 2 ** (levels - 1) - 1);
  const side = Math.round(width * 0.03);
  const line = outline(canvas);
  const pitch = (height * 0.86) / levels;
  const sizeAt = (level: number) => nodeSize(width, pitch, level);
  const centre = (level: number, index: number) => {
    const down = height * 0.07 + pitch * (level + 0.5);
    return {
      x: Math.round(side + ((width - 2 * side) * (index + 0.5)) / 2 ** level),
      y: Math.round(upward ? height - down : down),
    };
  };
  let dark = '';
  let wires = '';
  let litNodes = '';
  let litWires = '';
  for (let level = 0; level < levels; level += 1) {
    for (let index = 0; index < 2 ** level; index += 1) {
      const { x, y } = centre(level, index);
      const size = sizeAt(level);
      const lit = leaf >> (levels - 1 - level) === index;
      const node = box(x - size / 2, y - size / 2, size, size);
      if (lit) litNodes += node;
      else dark += node;
      if (level === 0) continue;
      const parent = centre(level - 1, index >> 1);
      const bend = short((y + parent.y) / 2);
      const wire = `M${short(x)} ${short(y)}V${bend}H${short(parent.x)}V${short(parent.y)}`;
      if (lit) litWires += wire;
      else wires += wire;
    }
  }
  return (
    stroked(wires, palette.figure, line) +
    stroked(litWires, palette.accent, line * 2) +
    filled(dark, palette.figure) +
    filled(litNodes, palette.accent)
  );
}

function treeLevels(width: number, height: number): number {
  const byWidth = Math.floor(Math.log2(width / 7)) + 1;
  const byHeight = Math.floor(height / 15);
  return clamp(Math.min(byWidth, byHeight), 4, 6);
}

/** Even pixels: a node then sits square on its wire. */
function nodeSize(width: number, pitch: number, level: number): number {
  const room = (width / 2 ** level) * 0.56;
  const size = Math.min(pitch * (0.66 - level * 0.035), room);
  return Math.max(3, 2 * Math.round(size / 2));
}
