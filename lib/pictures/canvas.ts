import type { Drawing } from '@/backend/contract/figures/code';
import type { Palette } from './palettes';

/** What a rule is given to draw on. Sizes are CSS pixels. */
export interface Canvas {
  width: number;
  height: number;
  palette: Palette;
  drawing: Drawing;
}

/** White around a drawing. */
export function marginOf({ width, height }: Canvas): number {
  return Math.round(Math.min(width, height) * 0.11);
}

/** Outline weight for the size it is shown at: drawn for it, never scaled to it. */
export function outline(canvas: Canvas): number {
  const side = Math.min(canvas.width, canvas.height);
  if (side < 120) return 1;
  return side < 480 ? 1.5 : 2;
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
