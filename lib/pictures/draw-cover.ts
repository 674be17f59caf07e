import type { CoverKind } from '@/backend/contract/figures/kinds';
import type { Canvas } from './canvas';
import { readCoverCode } from './cover-code';
import { drawArea } from './covers/area';
import { drawBars } from './covers/bars';
import { drawClock } from './covers/clock';
import { drawCode } from './covers/code';
import { drawDates } from './covers/dates';
import { drawOrder } from './covers/order';
import { drawPercent } from './covers/percent';
import { drawPlaces } from './covers/places';
import { drawQuote } from './covers/quote';
import { drawRows } from './covers/rows';
import { drawSpan } from './covers/span';
import { drawSplit } from './covers/split';
import { drawSquares } from './covers/squares';
import { drawSteps } from './covers/steps';
import { drawTitleNumber } from './covers/title-number';
import type { Lettering } from './lettering';
import { coverPalette, darkPalette, themed } from './palettes';
import { svgDocument } from './svg';

export interface CoverRequest {
  /** The story's id, which decides the colours. */
  id: number;
  /** What is drawn (`cover-code.ts`); when empty, only the background is drawn. */
  figure: string;
  /** Whether to use dark colours, for stories of the Hong Kong edition. */
  night?: boolean;
  /** Whether the picture follows the theme of the page it stands in; otherwise its colours are those of paper. */
  isThemed?: boolean;
  /** The size of the picture's place in CSS pixels. For another shape, draw another picture; never stretch one. */
  width: number;
  height: number;
}

const DRAWERS = {
  span: drawSpan,
  bars: drawBars,
  steps: drawSteps,
  area: drawArea,
  percent: drawPercent,
  squares: drawSquares,
  rows: drawRows,
  'title-number': drawTitleNumber,
  clock: drawClock,
  places: drawPlaces,
  dates: drawDates,
  order: drawOrder,
  split: drawSplit,
  code: drawCode,
  quote: drawQuote,
} satisfies Record<CoverKind, (canvas: Canvas) => string>;

/**
 * The cover picture of a story as standalone SVG markup, drawn for one shape.
 * @param words the words of its code as outlines, in their order; without them nothing is labelled
 */
export function drawCover(
  { id, figure, night = false, isThemed = false, width, height }: CoverRequest,
  words: readonly Lettering[] = [],
): string {
  const light = coverPalette(id, night);
  const { palette, style } = isThemed ? themed(light, darkPalette(id, night)) : { palette: light, style: '' };
  const { drawing } = readCoverCode(figure);
  const body = drawing ? DRAWERS[drawing.kind]({ width, height, palette, drawing, words }) : '';
  return svgDocument(width, height, palette.ground, body, style);
}
