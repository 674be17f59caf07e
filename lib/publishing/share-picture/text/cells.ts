import { isBlankLeft, isBlankRight, isHan, isLatin } from './characters';

/** One character with its outline and its width, in thousandths of the type size. */
export interface Cell {
  char: string;
  advance: number;
  /** SVG path data, y upwards, from the cell's own origin. */
  outline: string;
  /** How far the outline is moved to the right. */
  shift: number;
}

/** The gap between Han and Latin, as browsers draw it. */
const AUTOSPACE = 125;
const HALF = 500;

/**
 * Adjusts the space between characters: adds a gap between Han and Latin, and removes the empty half of full-width
 * punctuation next to another mark or at the beginning of the line.
 */
export function spaced(cells: readonly Cell[]): Cell[] {
  return cells.map((cell, at) => {
    const before = cells[at - 1];
    const after = cells[at + 1];
    let { advance, shift } = cell;
    if (isBlankLeft(cell.char) && (!before || isBlankRight(before.char) || isBlankLeft(before.char))) {
      advance -= HALF;
      shift -= HALF;
    }
    if (after && isBlankRight(cell.char) && isBlankRight(after.char)) advance -= HALF;
    if (after && isMixed(cell.char, after.char)) advance += AUTOSPACE;
    return { ...cell, advance, shift };
  });
}

function isMixed(a: string, b: string): boolean {
  return (isHan(a) && isLatin(b)) || (isLatin(a) && isHan(b));
}

export function widthOf(cells: readonly Cell[]): number {
  return spaced(cells).reduce((sum, { advance }) => sum + advance, 0);
}

/** The same cells without spaces at either end. */
export function trimmed(cells: readonly Cell[]): Cell[] {
  const from = cells.findIndex(({ char }) => char !== ' ');
  const to = cells.findLastIndex(({ char }) => char !== ' ');
  return from < 0 ? [] : cells.slice(from, to + 1);
}
