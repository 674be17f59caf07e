import type { Glyph, Lettering } from '@/lib/pictures/lettering';
import { readCoverCode } from '@/lib/pictures/cover-code';
import type { Locale } from '@/lib/platform/language/locales';
import { spaced } from './cells';
import { shapeText } from './shape';

const WEIGHT = 700;
/** Widths of the Latin typeface, in percent: for running text, and for big figures. */
const STRETCH = { plain: 96, narrow: 70 };

/** The words of a cover's code as outlines, in their order. */
export async function letterWords(code: string): Promise<Lettering[]> {
  const { words, lang: locale } = readCoverCode(code);
  return Promise.all(
    words.map(async (word) => ({
      plain: await setWord(word, STRETCH.plain, locale),
      narrow: await setWord(word, STRETCH.narrow, locale),
    })),
  );
}

async function setWord(word: string, stretch: number, locale: Locale): Promise<Glyph[]> {
  const cells = spaced(await shapeText(word, { weight: WEIGHT, stretch, locale }));
  // A thousandth of the type size is finer than any screen.
  const whole = (outline: string) =>
    outline.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
  return cells.map((cell) => ({ ...cell, outline: whole(cell.outline) }));
}
