import type { Drawing } from '@/backend/contract/figures/code';
import { drawText, type Glyph, type Lettering, type TextPlace, widthOf } from './lettering';
import type { Palette } from './palettes';

/** The input of a drawing function: size in CSS pixels, colours, and the numbers and words to draw. */
export interface Canvas {
  width: number;
  height: number;
  palette: Palette;
  drawing: Drawing;
  words: readonly Lettering[];
}

/** How much a cover can say: all labels, the main ones, one label, or one if it fits. */
export type Tier = 'large' | 'medium' | 'small' | 'tiny';

/** Type sizes in pixels: the label of the peak, and names on the axis; null for none. */
const TYPE = {
  large: { label: 20, axis: 15 },
  medium: { label: 15, axis: 12.5 },
  small: { label: 13, axis: null },
  tiny: { label: 12.5, axis: null },
} as const satisfies Record<Tier, { label: number; axis: number | null }>;

/** The length that decides how much fits: the height, or in a tall picture a share of the width. */
export function sideOf({ width, height }: Pick<Canvas, 'width' | 'height'>): number {
  return Math.min(height, width * 0.62);
}

export function tierOf(canvas: Pick<Canvas, 'width' | 'height'>): Tier {
  const side = sideOf(canvas);
  if (side >= 190) return 'large';
  if (side >= 120) return 'medium';
  return side >= 80 ? 'small' : 'tiny';
}

export function typeOf(canvas: Canvas): { label: number; axis: number | null } {
  const { label, axis } = TYPE[tierOf(canvas)];
  return { label: tierOf(canvas) === 'large' ? clamp(sideOf(canvas) / 16, 18, 26) : label, axis };
}

/** The empty margin around a drawing, in pixels. */
export function marginOf({ width, height }: Pick<Canvas, 'width' | 'height'>): number {
  return Math.round(Math.min(width, height) * 0.11);
}

/** Width of outlines for the size of the picture, in pixels. */
export function outline(canvas: Pick<Canvas, 'width' | 'height'>): number {
  const side = Math.min(canvas.width, canvas.height);
  if (side < 120) return 1;
  return side < 480 ? 1.5 : 2;
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

const NO_GLYPHS: readonly Glyph[] = [];

export function plainOf({ words }: Canvas, index: number): readonly Glyph[] {
  return words[index]?.plain ?? NO_GLYPHS;
}

export function narrowOf({ words }: Canvas, index: number): readonly Glyph[] {
  return words[index]?.narrow ?? NO_GLYPHS;
}

/** Draws a word moved so that it stays inside the margins; nothing when it is wider than they allow. */
export function drawInside(canvas: Canvas, glyphs: readonly Glyph[], place: TextPlace): string {
  const inset = Math.min(marginOf(canvas), 16);
  const width = widthOf(glyphs, place.size);
  const room = canvas.width - 2 * inset;
  if (width > room) return '';
  const share = place.anchor === 'end' ? 1 : place.anchor === 'middle' ? 0.5 : 0;
  const left = clamp(place.x - width * share, inset, canvas.width - inset - width);
  return drawText(glyphs, { ...place, x: left, anchor: 'start' });
}
