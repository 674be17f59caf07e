import { Buffer, shape, Variation } from 'harfbuzzjs';
import type { Locale } from '@/lib/platform/language/locales';
import type { Cell } from './cells';
import { graphemesOf, isHan, isPictograph } from './characters';
import { faceFor, type OpenFace } from './faces';
import type { Family } from './font-files';

export interface Typeface {
  weight: number;
  /** The width of the Latin typeface in percent. */
  stretch: number;
  locale: Locale;
}

/** The families for characters that the two Chinese families lack: rare Han, Hangul, Greek, currency signs. */
const OTHERS = ['noto-sans-hk', 'noto-sans-jp', 'noto-sans-kr', 'noto-sans'] as const;
/** Families in order of preference, first the one with the Han shapes of the reader's script. */
const FAMILIES: Record<Locale, readonly Family[]> = {
  'zh-Hans': ['archivo', 'noto-sans-sc', 'noto-sans-tc', ...OTHERS],
  'zh-Hant': ['archivo', 'noto-sans-tc', 'noto-sans-sc', ...OTHERS],
  en: ['archivo', 'noto-sans-sc', 'noto-sans-tc', ...OTHERS],
};
/** Quotation marks and dashes are as wide as a character beside Han. */
const EAST_ASIAN = /[“”‘’—…·]/;
/** 〓, which newspapers print for a character they lack. */
const GETA = 0x3013;

interface Run {
  face: OpenFace;
  text: string;
}

/** Characters that join the parts of a pictograph and are not visible. */
const JOINING = /[\u{200d}\u{fe0f}]/gu;

/** A text as outlined characters. A character that no font has is left out; a Han character is replaced by 〓. */
export async function shapeText(text: string, type: Typeface): Promise<Cell[]> {
  const runs: Run[] = [];
  for (const part of graphemesOf(text).flatMap((grapheme) =>
    isPictograph(grapheme) ? grapheme : [...grapheme],
  )) {
    const partRun = await findRun(part, type.locale, text);
    if (!partRun) continue;
    const last = runs.at(-1);
    if (last?.face === partRun.face) last.text += partRun.text;
    else runs.push(partRun);
  }
  return runs.flatMap((run) => shapeRun(run, type));
}

/**
 * Finds the font of a character: an emoji font first for characters shown as pictures, a text font first for all
 * others, such as arrows.
 */
async function findRun(part: string, locale: Locale, text: string): Promise<Run | null> {
  const isPicture = /\p{Emoji_Presentation}|\u{fe0f}|\u{20e3}/u.test(part);
  return isPicture
    ? ((await findPictograph(part)) ?? findFace(part, locale, text))
    : ((await findFace(part, locale, text)) ?? findPictograph(part));
}

/** A pictograph in one colour; only its first character when the font lacks the combination. */
async function findPictograph(grapheme: string): Promise<Run | null> {
  if (!isPictograph(grapheme)) return null;
  const [first = '', ...others] = grapheme.replace(JOINING, '');
  const face = await faceFor('noto-emoji', [first, ...others].map(codePointOf));
  if (face) return { face, text: grapheme };
  const simple = others.length > 0 ? await faceFor('noto-emoji', [codePointOf(first)]) : null;
  return simple && { face: simple, text: first };
}

const codePointOf = (char: string) => char.codePointAt(0) ?? 0;

async function findFace(char: string, locale: Locale, text: string): Promise<Run | null> {
  const isWide = EAST_ASIAN.test(char) && locale !== 'en' && /\p{Script=Han}/u.test(text);
  const families = isWide ? FAMILIES[locale].slice(1) : FAMILIES[locale];
  for (const family of families) {
    const face = await faceFor(family, [codePointOf(char)]);
    if (face) return { face, text: char };
  }
  if (!isHan(char)) return null;
  const face = await faceFor('noto-sans-sc', [GETA]);
  return face && { face, text: String.fromCodePoint(GETA) };
}

function shapeRun({ face, text }: Run, { weight, stretch }: Typeface): Cell[] {
  const { font, unitsPerEm } = face;
  font.setVariations([new Variation('wght', weight), new Variation('wdth', stretch)]);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = 1000 / unitsPerEm;
  const glyphs = buffer.getGlyphInfosAndPositions();
  return glyphs.map(({ codepoint, cluster, xAdvance = 0, xOffset = 0 }, at) => {
    const end = glyphs.slice(at + 1).find((next) => next.cluster > cluster)?.cluster ?? text.length;
    const isFirst = glyphs[at - 1]?.cluster !== cluster;
    return {
      char: isFirst ? text.slice(cluster, end) : '',
      advance: xAdvance * scale,
      outline: scaled(font.glyphToPath(codepoint), scale),
      shift: xOffset * scale,
    };
  });
}

function scaled(path: string, scale: number): string {
  if (scale === 1) return path;
  return path.replace(/-?\d+(\.\d+)?/g, (number) => String(Math.round(Number(number) * scale * 10) / 10));
}
