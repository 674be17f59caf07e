import { type Canvas, marginOf, plainOf, sideOf } from '@/lib/pictures/canvas';
import { breakGlyphs, drawText, type Glyph, MIN_TYPE, widthOf } from '@/lib/pictures/lettering';
import { box, filled } from '@/lib/pictures/svg';

/** The sizes in which a quote is tried. */
const SIZES = [44, 36, 26, 18, 13.5, MIN_TYPE] as const;

/** A quote has at most so many lines. */
const MAX_LINES = 2;

/** A larger size is at most this share of the cover's shorter side; the two smallest are allowed on every cover. */
const MAX_SHARE = 0.2;

/** A sentence of the text under a short dash, as large as it fits; where it does not, its first clause or the dash. */
export function drawQuote(canvas: Canvas): string {
  const glyphs = plainOf(canvas, 0);
  return drawWords(canvas, glyphs) ?? drawWords(canvas, firstClause(glyphs)) ?? drawWords(canvas, []) ?? '';
}

/** Null where the words do not fit. */
function drawWords(canvas: Canvas, glyphs: readonly Glyph[]): string | null {
  const { width, height, palette } = canvas;
  const margin = Math.max(8, marginOf(canvas));
  const dash = { width: Math.max(12, sideOf(canvas) * 0.14), height: Math.max(2, height / 70) };
  for (const size of glyphs.length > 0 ? SIZES : []) {
    if (size > Math.max(13.5, sideOf(canvas) * MAX_SHARE)) continue;
    const room = { size, width: width - 2 * margin, maxLines: MAX_LINES };
    const lines = atPauses(glyphs, room) ?? breakGlyphs(glyphs, room);
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
  return glyphs.length > 0
    ? null
    : filled(box(margin, height / 2 - dash.height, dash.width, dash.height * 2), palette.accent);
}

/** Without the comma or colon that ends it. */
function firstClause(glyphs: readonly Glyph[]): Glyph[] {
  const clause = clausesOf(glyphs)[0] ?? [];
  return /[，；：]/.test(clause.at(-1)?.char ?? '') ? clause.slice(0, -1) : clause;
}

/** One line for each clause; null when these are too many or too long. */
function atPauses(glyphs: readonly Glyph[], { size, width, maxLines }: Room): Glyph[][] | null {
  const clauses = clausesOf(glyphs);
  const fits = clauses.length > 1 && clauses.every((clause) => widthOf(clause, size) <= width);
  return fits && clauses.length <= maxLines ? clauses : null;
}

function clausesOf(glyphs: readonly Glyph[]): Glyph[][] {
  const clauses: Glyph[][] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const isNew = index === 0 || PAUSE.test(glyphs[index - 1]?.char ?? '');
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
