import { drawBars } from './bars';
import type { Canvas } from './canvas';
import { coverStyle, type CoverKind } from './cover-style';
import { drawHalftone } from './halftone';
import { drawHashTree } from './hash-tree';
import { isDarkSet, PALETTES, type PaletteIndex } from './palettes';
import { createRandom, type Seed } from './random';
import { drawRingShares } from './ring-shares';
import { drawStepLines } from './step-lines';
import { svgDocument } from './svg';
import { drawTreemap } from './treemap';

export interface CoverRequest {
  /** The item's id: the same id gives the same picture. */
  seed: Seed;
  kind?: CoverKind;
  set?: PaletteIndex;
  /** CSS pixels of the place it is shown in; ask again for another shape, never stretch. */
  width: number;
  height: number;
  /** Real numbers of the item, drawn instead of invented ones. */
  values?: readonly number[];
}

const DRAWERS = {
  treemap: drawTreemap,
  bars: drawBars,
  'hash-tree': drawHashTree,
  halftone: drawHalftone,
  'step-lines': drawStepLines,
  'ring-shares': drawRingShares,
} satisfies Record<CoverKind, (canvas: Canvas) => string>;

/** The cover picture of an item as standalone SVG markup. */
export function drawCover({ seed, kind, set, width, height, values = [] }: CoverRequest): string {
  const own = coverStyle(seed);
  const index = set ?? own.set;
  const palette = PALETTES[index];
  const body = DRAWERS[kind ?? own.kind]({
    width,
    height,
    palette,
    dark: isDarkSet(index),
    random: createRandom(seed),
    values: values.filter(Number.isFinite),
  });
  return svgDocument(width, height, palette.ground, body);
}
