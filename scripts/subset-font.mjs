/**
 * Makes app/fonts/archivo-latin.woff2 from the Archivo of @fontsource-variable, copies its licence,
 * and prints the metric overrides written down in app/fonts/fonts.css.
 * Run: node scripts/subset-font.mjs
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const PACKAGE = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/archivo/package.json'));
const SOURCE = join(PACKAGE, 'files/archivo-latin-wdth-normal.woff2');
const TARGET = join(import.meta.dirname, '../app/fonts');

const BASIC_LATIN = String.fromCharCode(...Array.from({ length: 0x5f }, (_, i) => 0x20 + i));
// Only the Latin-1 characters that names, prices and footnotes need: the rest would add 8 KB.
const LATIN_1 = '\u00a0£¥©«®°±²·»ÁÄÅÇÉÑÖØÜßàáâãäåæçèéêëíîïñóôõöøúûü×÷';
const PUNCTUATION = '–—‘’“”•…€\u2212';

const AXES = { wght: { min: 400, max: 900 }, wdth: { min: 62, max: 100 } };

/**
 * Arial's advance widths in thousandths of an em: a to z, space and figures. Liberation Sans, Arimo and Helvetica
 * share them, so one set of overrides serves every system.
 */
const ARIAL = {
  letters: [
    556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556,
    500, 722, 500, 500, 500,
  ],
  space: 278,
  figure: 556,
};
const ARIAL_BOLD = {
  letters: [
    556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611,
    556, 778, 556, 556, 500,
  ],
  space: 278,
  figure: 556,
};

/** Letters weighted by their frequency in English, as in next/font; figures for the narrow width. */
const PROSE = 'aaabcdeeeefghijklmnnoopqrrssttuvwxyz      ';
const FIGURES = '0123456789';

const FALLBACKS = [
  { name: 'regular', wght: 400, wdth: 100, sample: PROSE, against: ARIAL },
  { name: 'bold', wght: 700, wdth: 100, sample: PROSE, against: ARIAL_BOLD },
  { name: 'narrow regular', wght: 400, wdth: 86, sample: FIGURES, against: ARIAL },
  { name: 'narrow bold', wght: 700, wdth: 86, sample: FIGURES, against: ARIAL_BOLD },
];

const source = await readFile(SOURCE);
const font = await subsetFont(source, BASIC_LATIN + LATIN_1 + PUNCTUATION, {
  targetFormat: 'woff2',
  variationAxes: AXES,
  keepFeatures: ['kern', 'tnum', 'lnum'],
  noHinting: true,
});
await writeFile(join(TARGET, 'archivo-latin.woff2'), font);
await copyFile(join(PACKAGE, 'LICENSE'), join(TARGET, 'OFL.txt'));
console.log(`archivo-latin.woff2: ${font.length} bytes`);
for (const fallback of FALLBACKS) console.log(fallback.name, await overrides(fallback));

async function overrides({ wght, wdth, sample, against }) {
  const widths = new Map();
  for (const char of new Set(sample)) widths.set(char, await advance(char, { wght, wdth }));
  const fontWidth = meanWidth(sample, (char) => widths.get(char));
  const size = fontWidth / meanWidth(sample, (char) => arialWidth(char, against));
  const { ascender, descender, lineGap } = await metrics(' ', { wght, wdth });
  const percent = (value) => `${(value * 100).toFixed(2)}%`;
  return {
    'size-adjust': percent(size),
    'ascent-override': percent(ascender / size),
    'descent-override': percent(-descender / size),
    'line-gap-override': percent(lineGap / size),
  };
}

function arialWidth(char, { letters, space, figure }) {
  if (char === ' ') return space / 1000;
  return (/\d/.test(char) ? figure : letters[char.charCodeAt(0) - 97]) / 1000;
}

function meanWidth(text, widthOf) {
  return [...text].reduce((sum, char) => sum + widthOf(char), 0) / text.length;
}

/** Advance of one glyph in em. In a font with this glyph only, it is glyph 1, after .notdef. */
async function advance(char, axes) {
  return (await metrics(char, axes)).width;
}

async function metrics(char, variationAxes) {
  const sfnt = await subsetFont(source, char, { targetFormat: 'sfnt', variationAxes, keepFeatures: [] });
  const table = (tag) => {
    const count = sfnt.readUInt16BE(4);
    const at = Array.from({ length: count }, (_, i) => 12 + i * 16).find(
      (offset) => sfnt.toString('latin1', offset, offset + 4) === tag,
    );
    return sfnt.subarray(sfnt.readUInt32BE(at + 8));
  };
  const em = table('head').readUInt16BE(18);
  const hhea = table('hhea');
  const last = hhea.readUInt16BE(34) - 1;
  return {
    width: table('hmtx').readUInt16BE(Math.min(1, last) * 4) / em,
    ascender: hhea.readInt16BE(4) / em,
    descender: hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
  };
}
