import { type Cell, trimmed, widthOf } from './cells';
import { isClosing, isLatin, isOpening } from './characters';

/** A last line that is shorter than this share of the width is filled with more text. */
const MIN_FILLED_SHARE = 0.6;
const SPACE = 250;

/** Texts with their pieces from `headlineParts`. */
export type LineParts = readonly { text: string; parts: readonly string[] }[];

interface Measure {
  /** The width of a line, in thousandths of the type size, like that of the cells. */
  width: number;
  maxLines: number;
  /** The text in pieces between which a line may break; null to break at spaces and punctuation. */
  parts: readonly string[] | null;
  /** Whether lines get similar lengths, for titles; otherwise each line is filled. */
  isBalanced: boolean;
  /** Appended to a text that does not fit. */
  ellipsis: readonly Cell[];
}

/**
 * Breaks a text into lines: between words, like headlines on the page, never before closing or after opening
 * punctuation, optionally with lines of similar length. A text that does not fit ends with an ellipsis.
 */
export function breakLines(cells: readonly Cell[], measure: Measure): Cell[][] {
  const pieces = piecesOf(cells, measure.parts).flatMap((piece) => cutToWidth(piece, measure.width));
  const full = fill(pieces, measure.width);
  if (full.length > measure.maxLines) return clamp(full, measure);
  return measure.isBalanced ? balanced(pieces, full, measure.width) : full;
}

/** Runs of cells between which a line may break. */
function piecesOf(cells: readonly Cell[], parts: readonly string[] | null): Cell[][] {
  const starts = new Set<number>();
  let offset = 0;
  for (const part of parts ?? []) {
    starts.add(offset);
    offset += part.length;
  }
  const pieces: Cell[][] = [];
  let at = 0;
  for (const [i, cell] of cells.entries()) {
    const before = cells[i - 1]?.char ?? '';
    const isFree =
      starts.has(at) ||
      before === ' ' ||
      (parts === null && (isPause(before, cell.char) || (isOpening(cell.char) && before !== '')));
    const isHeld = isClosing(cell.char) || isOpening(before) || cell.char === ' ';
    const last = pieces.at(-1);
    if (last && !(isFree && !isHeld)) last.push(cell);
    else pieces.push([cell]);
    at += cell.char.length;
  }
  return pieces;
}

/** Whether a word ends here: after full-width punctuation, not after a decimal point or a comma in a number. */
function isPause(before: string, after: string): boolean {
  return /[，。、；：！？…）」』】》—]/.test(before) && !isClosing(after);
}

/** Cuts a piece that is wider than a line, such as a long word or an address, into several. */
function cutToWidth(piece: Cell[], width: number): Cell[][] {
  if (widthOf(trimmed(piece)) <= width) return [piece];
  const cut: Cell[][] = [];
  let line: Cell[] = [];
  for (const cell of piece) {
    if (line.length > 0 && !isClosing(cell.char) && widthOf([...line, cell]) > width) {
      cut.push(line);
      line = [];
    }
    line.push(cell);
  }
  return [...cut, line];
}

function fill(pieces: readonly Cell[][], width: number): Cell[][] {
  const lines: Cell[][] = [];
  let line: Cell[] = [];
  for (const piece of pieces) {
    const longer = [...line, ...piece];
    if (line.length > 0 && widthOf(trimmed(longer)) > width) {
      lines.push(trimmed(line));
      line = [...piece];
    } else line = longer;
  }
  return [...lines, trimmed(line)].filter((cells) => cells.length > 0);
}

/** The narrowest lines (down to about half the width) that do not increase the number of lines. */
function balanced(pieces: readonly Cell[][], full: Cell[][], width: number): Cell[][] {
  let best = full;
  for (let share = 0.95; share > 0.5; share -= 0.05) {
    const lines = fill(pieces, width * share);
    const isWhole = lines.every((line) => widthOf(line) <= width);
    if (lines.length > full.length || !isWhole) break;
    best = lines;
  }
  return best;
}

/** The space that was trimmed where the line was broken. */
function between(before: readonly Cell[], after: readonly Cell[]): Cell[] {
  const isSpaced = isLatin(before.at(-1)?.char ?? '') && isLatin(after[0]?.char ?? '');
  return isSpaced ? [{ char: ' ', advance: SPACE, outline: '', shift: 0 }] : [];
}

function clamp(lines: Cell[][], { width, maxLines, ellipsis }: Measure): Cell[][] {
  const stored = lines.slice(0, maxLines);
  const last = [...(stored.at(-1) ?? [])];
  // A long piece that did not fit is appended and cut, so that the line does not stay short.
  if (widthOf(last) < width * MIN_FILLED_SHARE)
    last.push(...between(last, lines[maxLines] ?? []), ...(lines[maxLines] ?? []));
  const isLong = () => widthOf([...last, ...ellipsis]) > width;
  let dropped = '';
  while (last.length > 0 && (isLong() || isAwkward(last.at(-1)?.char))) dropped = last.pop()?.char ?? '';
  const whole = isLatin(dropped) ? withoutPart(last) : last;
  return [
    ...stored.slice(0, -1),
    [...(widthOf(whole) < width * MIN_FILLED_SHARE ? last : whole), ...ellipsis],
  ];
}

/** The cells without the incomplete word at their end. */
function withoutPart(cells: Cell[]): Cell[] {
  const from = cells.findLastIndex(({ char }) => !isLatin(char));
  return trimmed(cells.slice(0, from + 1));
}

/** Whether a character must not stand before the ellipsis: a space or punctuation. */
function isAwkward(char = ''): boolean {
  return char === ' ' || isClosing(char) || isOpening(char);
}
