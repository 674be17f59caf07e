import type { Drawing } from '@/backend/contract/figures/code';
import type { Palette } from './palettes';

/** The input of a drawing function: size in CSS pixels, colours, and the numbers to draw. */
export interface Canvas {
  width: number;
  height: number;
  palette: Palette;
  drawing: Drawing;
}

/** The empty margin around a drawing, in pixels. */
export function marginOf({ width, height }: Canvas): number {
  return Math.round(Math.min(width, height) * 0.11);
}

/** Width of outlines for the size of the picture, in pixels. */
export function outline(canvas: Canvas): number {
  const side = Math.min(canvas.width, canvas.height);
  if (side < 120) return 1;
  return side < 480 ? 1.5 : 2;
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
