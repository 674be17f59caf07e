import { type Canvas, marginOf, plainOf, sideOf } from '@/lib/pictures/canvas';
import { breakGlyphs, drawText, type Glyph, MIN_TYPE, widthOf } from '@/lib/pictures/lettering';
import { box, filled } from '@/lib/pictures/svg';

/** The sizes in which a quote is tried. */
const SIZES = [44, 36, 26, 18, 13.5, MIN_TYPE] as const;

/** A quote has at most so many lines; twice as many where otherwise nothing of it would be shown. */
const MAX_LINES = 2;

/** A larger size is at most this share of the cover's shorter side; the two smallest are allowed on every cover. */
const MAX_SHARE = 0.2;

/**
 * A sentence of the text under a short dash, as large as it fits; where it does not, its first clause that does, else
 * the sentence in more lines, else corner brackets.
 */
export function drawQuote(canvas: Canvas): string {
  const glyphs = plainOf(canvas, 0);
  if (glyphs.length === 0) return drawBrackets(canvas);
  for (const words of [glyphs, ...partsOf(glyphs)]) {
    const drawn = drawWords(canvas, words, MAX_LINES);
    if (drawn !== null) return drawn;
  }
  return drawWords(canvas, glyphs, 2 * MAX_LINES) ?? drawBrackets(canvas);
}

/** Null where the words do not fit. */
function drawWords(canvas: Canvas, glyphs: readonly Glyph[], maxLines: number): string | null {
  const { width, height, palette } = canvas;
  const margin = Math.max(8, marginOf(canvas));
  const dash = { width: Math.max(12, sideOf(canvas) * 0.14), height: Math.max(2, height / 70) };
  for (const size of SIZES) {
    if (size > Math.max(13.5, sideOf(canvas) * MAX_SHARE)) continue;
    const room = { size, width: width - 2 * margin, maxLines };
    const lines = atPauses(glyphs, room) ?? balanced(glyphs, room);
    const leading = size * 1.36;
    const tall = (lines?.length ?? 0) * leading;
    const hasDash = tall + dash.height + size * 0.8 <= height - margin;
    if (!lines || tall > height - 8) continue;
    const top = (height - tall) / 2 + (hasDash ? size * 0.4 : 0);
    const text = lines.map((line, index) =>
      drawText(line, {
        x: margin,
        base: top + leading * (index + 0.5) + size * 0.36,
        size,
        colour: palette.figure,
      }),
    );
    const mark = hasDash ? box(margin, top - size * 0.7, dash.width, dash.height) : '';
    return filled(mark, palette.accent) + text.join('');
  }
  return null;
}

/** The marks of a quotation, for one of which no part fits. */
function drawBrackets({ width, height, palette }: Canvas): string {
  const arm = Math.min(width, height) * 0.26;
  const thick = Math.max(2, height / 20);
  const left = width * 0.3;
  const right = width * 0.7;
  const top = height * 0.24;
  const bottom = height * 0.76;
  return filled(
    box(left, top, arm, thick) +
      box(left, top, thick, arm) +
      box(right - arm, bottom - thick, arm, thick) +
      box(right - thick, bottom - arm, thick, arm),
    palette.accent,
  );
}

/** Clauses without the comma, colon or dash that ends them, for one that stands alone. */
function partsOf(glyphs: readonly Glyph[]): Glyph[][] {
  return clausesOf(glyphs, /[，；：。！？—]/)
    .map((clause) => clause.slice(0, clause.findLastIndex(({ char }) => !/[，；：—\s]/.test(char)) + 1))
    .filter((clause) => clause.length >= MIN_CHARS);
}

/** Fewer characters are no sentence. */
const MIN_CHARS = 4;

/** Two lines, the first of which ends with a clause; null when none of these breaks fits. */
function atPauses(glyphs: readonly Glyph[], { size, width }: Room): Glyph[][] | null {
  const clauses = clausesOf(glyphs);
  const breaks = clauses
    .slice(1)
    .map((_, at) => [clauses.slice(0, at + 1).flat(), clauses.slice(at + 1).flat()]);
  const widest = (lines: readonly Glyph[][]) => Math.max(...lines.map((line) => widthOf(line, size)));
  const [best] = breaks.filter((lines) => widest(lines) <= width).toSorted((a, b) => widest(a) - widest(b));
  return best ?? null;
}

/** Lines of about the same width, so that no single character is left for the last; null when they are too many. */
function balanced(glyphs: readonly Glyph[], room: Room): Glyph[][] | null {
  let lines = breakGlyphs(glyphs, room);
  for (let width = room.width - room.size / 2; lines && width > 0; width -= room.size / 2) {
    const narrower = breakGlyphs(glyphs, { ...room, width, maxLines: lines.length });
    if (!narrower) break;
    lines = narrower;
  }
  return lines;
}

function clausesOf(glyphs: readonly Glyph[], pause = PAUSE): Glyph[][] {
  const clauses: Glyph[][] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const isNew = index === 0 || (pause.test(glyphs[index - 1]?.char ?? '') && glyph.char !== '—');
    if (isNew) clauses.push([]);
    if (!(isNew && glyph.char === ' ')) clauses.at(-1)?.push(glyph);
  }
  return clauses;
}

const PAUSE = /[，。；：！？]/;

interface Room {
  size: number;
  width: number;
  maxLines: number;
}
