import { short } from '@/lib/pictures/svg';
import type { Locale } from '@/lib/platform/language/locales';
import { type Cell, spaced, widthOf } from '@/lib/publishing/share-picture/text/cells';
import { breakLines, type LineParts } from '@/lib/publishing/share-picture/text/lines';
import { shapeText } from '@/lib/publishing/share-picture/text/shape';

export interface Style {
  /** Pixels of the picture. */
  size: number;
  /** The line height as a multiple of the size. */
  leading: number;
  weight: number;
  colour: string;
  /** The width of the Latin typeface in percent. */
  stretch?: number;
  /** The space added after each Latin character, in thousandths of the size. */
  tracking?: number;
}

export interface Place {
  /** Language of the page, for the shapes of characters. */
  locale: Locale;
  parts: LineParts;
  /** In pixels. */
  width: number;
  isBalanced?: boolean;
}

export interface Block {
  lines: Cell[][];
  style: Style;
  height: number;
}

/** Characters of a text in a style. */
export async function setText(
  text: string,
  { weight, stretch = 100, tracking = 0 }: Style,
  locale: Locale,
): Promise<Cell[]> {
  const cells = await shapeText(text, { weight, stretch, locale });
  return tracking === 0 ? cells : cells.map((cell) => ({ ...cell, advance: cell.advance + tracking }));
}

/** A text in at most `maxLines` lines of a width in pixels; cut with an ellipsis when it is longer. */
export async function setBlock(
  text: string,
  style: Style,
  { locale, parts, width, maxLines, isBalanced = false }: Place & { maxLines: number },
): Promise<Block> {
  const ellipsis = await setText('…', style, locale);
  const cells = await setText(text, style, locale);
  const lines = breakLines(cells, {
    width: (width * 1000) / style.size,
    maxLines,
    parts: parts.find((entry) => entry.text === text)?.parts ?? null,
    isBalanced,
    ellipsis,
  });
  return { lines, style, height: lines.length * style.size * style.leading };
}

/**
 * The first of the styles, largest first, in which a text fits; if it fits in none, the last one, with the text cut.
 */
export async function fitBlock(
  text: string,
  styles: readonly { style: Style; maxLines: number }[],
  place: Place,
): Promise<Block> {
  let block: Block | null = null;
  for (const { style, maxLines } of styles) {
    block = await setBlock(text, style, { ...place, maxLines: maxLines + 1 });
    if (block.lines.length <= maxLines) return block;
    block = await setBlock(text, style, { ...place, maxLines });
  }
  return block ?? { lines: [], style: { size: 0, leading: 0, weight: 0, colour: '' }, height: 0 };
}

/** Draws a block with its upper left corner at a point. */
export function drawBlock({ lines, style }: Block, x: number, top: number): string {
  const { size, leading } = style;
  // The middle of a Han character stands 0.38 above the base line.
  const base = (at: number) => top + size * leading * (at + 0.5) + size * 0.38;
  return lines.map((line, at) => drawLine(line, style, x, base(at))).join('');
}

/** Draws one line from its left end, or up to its right end. */
export function drawLine(
  cells: readonly Cell[],
  style: Style,
  x: number,
  base: number,
  align: 'left' | 'right' = 'left',
): string {
  const scale = style.size / 1000;
  const from = align === 'left' ? x : x - widthOf(cells) * scale;
  let at = 0;
  const glyphs = spaced(cells).map(({ outline, advance, shift }) => {
    const glyph = outline ? `<path transform="translate(${short(at + shift)})" d="${outline}"/>` : '';
    at += advance;
    return glyph;
  });
  return `<g fill="${style.colour}" transform="matrix(${scale} 0 0 ${-scale} ${short(from)} ${short(base)})">${glyphs.join('')}</g>`;
}
