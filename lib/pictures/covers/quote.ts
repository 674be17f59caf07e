import { type Canvas, marginOf, plainOf, sideOf } from '@/lib/pictures/canvas';
import { breakGlyphs, drawText, type Glyph, MIN_TYPE, widthOf } from '@/lib/pictures/lettering';
import { box, filled } from '@/lib/pictures/svg';

/** The sizes in which a quote is tried, and in how many lines: two, or more where it would not be readable else. */
const SIZES = [
  { size: 44, maxLines: 2 },
  { size: 36, maxLines: 2 },
  { size: 26, maxLines: 2 },
  { size: 18, maxLines: 2 },
  { size: 26, maxLines: 4 },
  { size: 18, maxLines: 4 },
  { size: 13.5, maxLines: 3 },
  { size: MIN_TYPE, maxLines: 5 },
] as const;

/** A sentence of the text under a short dash, as large as it fits; where it does not, its first clause or the dash. */
export function drawQuote(canvas: Canvas): string {
  const glyphs = plainOf(canvas, 0);
  return (
    drawWords(canvas, glyphs) ?? drawWords(canvas, clausesOf(glyphs)[0] ?? []) ?? drawWords(canvas, []) ?? ''
  );
}

/** Null where the words do not fit. */
function drawWords(canvas: Canvas, glyphs: readonly Glyph[]): string | null {
  const { width, height, palette } = canvas;
  const margin = Math.max(8, marginOf(canvas));
  const dash = { width: Math.max(12, sideOf(canvas) * 0.14), height: Math.max(2, height / 70) };
  for (const { size, maxLines } of glyphs.length > 0 ? SIZES : []) {
    if (size > sideOf(canvas) * 0.2) continue;
    const room = { size, width: width - 2 * margin, maxLines };
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
