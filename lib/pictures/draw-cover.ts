import { decodeDrawing } from '@/backend/contract/figures/code';
import type { FigureRule } from '@/backend/contract/figures/figure';
import type { Canvas } from './canvas';
import { drawParts } from './covers/parts';
import { drawParagraphs, drawSpans } from './covers/rows';
import { drawSeries } from './covers/series';
import { drawSlots } from './covers/slots';
import { drawPair, drawPercent } from './covers/squares';
import { coverPalette } from './palettes';
import { svgDocument } from './svg';

export interface CoverRequest {
  /** The story's id, which decides the colours. */
  id: number;
  /** The code of the story's numbers (`backend/contract/figures/code.ts`); when empty, only the background is drawn. */
  figure: string;
  /** Whether to use dark colours, for stories of the Hong Kong edition. */
  night?: boolean;
  /** The size of the picture's place in CSS pixels. For another shape, draw another picture; never stretch one. */
  width: number;
  height: number;
}

const DRAWERS = {
  spans: drawSpans,
  slots: drawSlots,
  series: drawSeries,
  parts: drawParts,
  percent: drawPercent,
  pair: drawPair,
  paragraphs: drawParagraphs,
} satisfies Record<FigureRule, (canvas: Canvas) => string>;

/** The cover picture of a story as standalone SVG markup, drawn from its numbers for one shape. */
export function drawCover({ id, figure, night = false, width, height }: CoverRequest): string {
  const palette = coverPalette(id, night);
  const drawing = decodeDrawing(figure);
  const body = drawing ? DRAWERS[drawing.rule]({ width, height, palette, drawing }) : '';
  return svgDocument(width, height, palette.ground, body);
}
