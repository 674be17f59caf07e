import { short } from './svg';

/** One character with its outline and its width, in thousandths of the type size. */
export interface Glyph {
  char: string;
  advance: number;
  /** SVG path data, y upwards, from the glyph's own origin. */
  outline: string;
  /** How far the outline is moved to the right. */
  shift: number;
}

/** A word of a cover as outlines, so that it looks the same in every browser and in share pictures. */
export interface Lettering {
  /** In the width of running text. */
  plain: readonly Glyph[];
  /** In the narrow width of big figures. */
  narrow: readonly Glyph[];
}

export interface TextPlace {
  x: number;
  /** The base line. */
  base: number;
  /** Pixels. */
  size: number;
  colour: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** The smallest type on a cover, in pixels. */
export const MIN_TYPE = 12.5;

/** The width of glyphs at a size, in pixels. */
export function widthOf(glyphs: readonly Glyph[], size: number): number {
  return (glyphs.reduce((sum, { advance }) => sum + advance, 0) * size) / 1000;
}

/** Draws a word at a place; nothing for an empty word. */
export function drawText(
  glyphs: readonly Glyph[],
  { x, base, size, colour, anchor = 'start' }: TextPlace,
): string {
  if (glyphs.length === 0) return '';
  const width = widthOf(glyphs, size);
  const left = x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  const scale = short3(size / 1000);
  let at = 0;
  const paths = glyphs.map(({ outline, advance, shift }) => {
    const path = outline ? `<path transform="translate(${short(at + shift)})" d="${outline}"/>` : '';
    at += advance;
    return path;
  });
  return `<g fill="${colour}" transform="matrix(${scale} 0 0 -${scale} ${short(left)} ${short(base)})">${paths.join('')}</g>`;
}

/** The width of a cell of a grid like that of a typewriter, in thousandths of the type size. */
const PITCH = 600;

/** How many cells of a grid a width holds. */
export const cellsIn = (width: number, size: number): number => Math.floor((width * 1000) / (size * PITCH));

/** Draws characters on a grid like that of a typewriter; wide ones take two cells. */
export function drawOnGrid(glyphs: readonly Glyph[], place: TextPlace): string {
  const cells = glyphs.map((glyph) => ({
    ...glyph,
    shift: glyph.shift + Math.max(0, (PITCH - glyph.advance) / 2),
    advance: cellsOf(glyph) * PITCH,
  }));
  return drawText(cells, place);
}

/** The rows of a line on a grid: broken where a word ends, and only a longer word than a row within it. */
export function rowsOnGrid(glyphs: readonly Glyph[], cells: number): Glyph[][] {
  const rows: Glyph[][] = [];
  let left = [...glyphs];
  do {
    let used = 0;
    const over = left.findIndex((glyph) => (used += cellsOf(glyph)) > cells);
    const fits = over < 0 ? left.length : Math.max(1, over);
    const end = over < 0 ? fits : left.slice(0, fits).findLastIndex(({ char }) => WORD_END.test(char)) + 1;
    const isIndent = left.slice(0, end).every(({ char }) => char === ' ');
    const taken = isIndent ? fits : end;
    rows.push(left.slice(0, taken));
    left = left.slice(taken);
    while (left[0]?.char === ' ') left.shift();
  } while (left.length > 0);
  return rows;
}

const WORD_END = /[\s,;:(){}[\].=+*/&|<>-]/;

function cellsOf({ advance }: Glyph): number {
  return advance > PITCH + 200 ? 2 : 1;
}

/** Lines of glyphs no wider than a width: broken between Han characters, or at spaces; null when they are too many. */
export function breakGlyphs(
  glyphs: readonly Glyph[],
  { size, width, maxLines }: { size: number; width: number; maxLines: number },
): Glyph[][] | null {
  const lines: Glyph[][] = [[]];
  for (const piece of piecesOf(glyphs)) {
    const line = lines.at(-1) ?? [];
    const isFull = line.length > 0 && widthOf(trimmed([...line, ...piece]), size) > width;
    if (isFull) lines.push([...piece]);
    else line.push(...piece);
    if (widthOf(trimmed(lines.at(-1) ?? []), size) > width || lines.length > maxLines) return null;
  }
  return lines.map(trimmed);
}

function piecesOf(glyphs: readonly Glyph[]): Glyph[][] {
  const pieces: Glyph[][] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const before = glyphs[index - 1]?.char ?? '';
    const isFree = before === ' ' || HAN.test(glyph.char) || HAN.test(before) || PAUSE.test(before);
    const last = pieces.at(-1);
    if (!last || (isFree && !PAUSE.test(glyph.char) && !OPENING.test(before))) pieces.push([glyph]);
    else last.push(glyph);
  }
  return pieces;
}

const HAN = /\p{Script=Han}/u;
const PAUSE = /[，。、；：！？…—）」』】》”’,.;:!?)%]/;
const OPENING = /[（「『【《“‘(]/;

function trimmed(glyphs: readonly Glyph[]): Glyph[] {
  const end = glyphs.findLastIndex(({ char }) => char !== ' ');
  return glyphs.slice(0, end + 1);
}

function short3(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}
