import { Buffer, shape, Variation } from 'harfbuzzjs';
import type { Locale } from '../../i18n/locales';
import type { Cell } from './cells';
import { isHan } from './characters';
import { faceFor, type OpenFace } from './faces';
import type { Family } from './font-files';

export interface Typeface {
  weight: number;
  /** Width of the Latin face, percent. */
  stretch: number;
  locale: Locale;
}

/** What the two Chinese families lack: rare Han, Hangul, Greek, signs of money. */
const OTHERS = ['noto-sans-hk', 'noto-sans-jp', 'noto-sans-kr', 'noto-sans'] as const;
/** Han in the shapes of the reader's script, and in another's when it lacks one. */
const FAMILIES: Record<Locale, readonly Family[]> = {
  'zh-Hans': ['archivo', 'noto-sans-sc', 'noto-sans-tc', ...OTHERS],
  'zh-Hant': ['archivo', 'noto-sans-tc', 'noto-sans-sc', ...OTHERS],
  en: ['archivo', 'noto-sans-sc', 'noto-sans-tc', ...OTHERS],
};
/** Quotation marks and dashes are as wide as a character beside Han. */
const EAST_ASIAN = /[“”‘’—…·]/;
/** A printer's mark for a sort that is not in the case: what newspapers set for a character they lack. */
const GETA = 0x3013;

interface Run {
  face: OpenFace;
  text: string;
}

/** A text as outlined characters. What no face has is left out; a Han character becomes 〓. */
export async function shapeText(text: string, type: Typeface): Promise<Cell[]> {
  const runs: Run[] = [];
  for (const char of text) {
    const found = await findFace(char, type.locale, text);
    if (!found) continue;
    const last = runs.at(-1);
    if (last?.face === found.face) last.text += found.char;
    else runs.push({ face: found.face, text: found.char });
  }
  return runs.flatMap((run) => shapeRun(run, type));
}

async function findFace(
  char: string,
  locale: Locale,
  text: string,
): Promise<{ face: OpenFace; char: string } | null> {
  const codePoint = char.codePointAt(0) ?? 0;
  const isWide = EAST_ASIAN.test(char) && locale !== 'en' && /\p{Script=Han}/u.test(text);
  const families = isWide ? FAMILIES[locale].slice(1) : FAMILIES[locale];
  for (const family of families) {
    const face = await faceFor(family, codePoint);
    if (face) return { face, char };
  }
  if (!isHan(char)) return null;
  const face = await faceFor('noto-sans-sc', GETA);
  return face && { face, char: String.fromCodePoint(GETA) };
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
