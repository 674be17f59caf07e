import type { Palette } from './palettes';
import type { Random } from './random';

/** What a kind is given to draw on. Sizes are CSS pixels. */
export interface Canvas {
  width: number;
  height: number;
  palette: Palette;
  dark: boolean;
  random: Random;
  /** The item's own numbers, finite; empty when it has none. */
  values: readonly number[];
}

/** Outline weight for the size it is shown at: drawn for it, never scaled to it. */
export function outline(canvas: Canvas): number {
  const side = Math.min(canvas.width, canvas.height);
  if (side < 120) return 1;
  return side < 480 ? 1.5 : 2;
}

/** Side of a square with the picture's area: how much room the drawing has. */
export function drawingScale(canvas: Canvas): number {
  return Math.sqrt(canvas.width * canvas.height);
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
