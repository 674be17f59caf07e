import { XMLValidator } from 'fast-xml-parser';
import { encodeDrawing, FIGURE_SCALE } from '@/backend/contract/figures/code';
import { COVER_KINDS, type CoverKind } from '@/backend/contract/figures/kinds';
import { drawCover } from '@/lib/pictures/draw-cover';
import { PALETTES } from '@/lib/pictures/palettes';

const SHAPES = [
  { width: 656, height: 328 },
  { width: 1312, height: 656 },
  { width: 148, height: 92 },
  { width: 96, height: 60 },
  { width: 160, height: 160 },
  { width: 231, height: 630 },
];
const MAX_BYTES = 14_000;
const SIZE = { width: 400, height: 225 };

const code = (kind: CoverKind, lines: number[][], highlighted = 0) =>
  encodeDrawing({ kind, highlighted, lines });
const SAMPLES: Record<CoverKind, string> = {
  span: code('span', [[0, 300, 250, 900, 800, FIGURE_SCALE]], 1),
  bars: code('bars', [Array.from({ length: 24 }, (_, hour) => hour * 50), [3], [0, 12], [0]], 23),
  steps: code('steps', [
    [0, 100, 400, 300, 800, 900, 1000, FIGURE_SCALE],
    [900, 800, 700, 600, 500, 400, 300, 200],
  ]),
  area: code('area', [[1295, 800, 500, 300, 100, 60]]),
  percent: code('percent', [[4]]),
  squares: code('squares', [[300, FIGURE_SCALE]], 1),
  rows: code('rows', [[100, 900, 400]], 1),
  'title-number': code('title-number', [[600]]),
  clock: code('clock', [[2]], 2),
  places: code(
    'places',
    [
      [1000, 1010, 1030],
      [850, 800, 640],
    ],
    2,
  ),
  dates: code('dates', [[0, 300, 500, FIGURE_SCALE]], 2),
  order: code('order', [[4]], 2),
  split: code('split', [[2]]),
  code: code('code', [[5]], 2),
  quote: code('quote', [[1]]),
};
/** Letters as boxes, so that it can be seen where they stand. */
const letters = (text: string) =>
  [...text].map((char) => ({ char, advance: 1000, shift: 0, outline: 'M0 0h900v700h-900z' }));
const WORDS = ['41%', '做市商', '00', '23', '雅加达'].map((word) => ({
  plain: letters(word),
  narrow: letters(word),
}));

/** Corners of all parts drawn on the ground, which is the first path. */
function corners(svg: string): { x: number; y: number }[] {
  return [...svg.matchAll(/M(-?[\d.]+) (-?[\d.]+)h(-?[\d.]+)v(-?[\d.]+)/g)].slice(1).flatMap((at) => {
    const [x = 0, y = 0, width = 0, height = 0] = at.slice(1).map(Number);
    return [
      { x, y },
      { x: x + width, y: y + height },
    ];
  });
}

describe('drawCover', () => {
  it.each(COVER_KINDS)(
    'draws %s well-formed, finite and small in every shape, with and without words',
    (kind) => {
      for (const shape of SHAPES)
        for (const words of [[], WORDS]) {
          const svg = drawCover({ id: 5, figure: SAMPLES[kind], isThemed: true, ...shape }, words);
          expect(XMLValidator.validate(svg)).toBe(true);
          expect(svg).not.toMatch(/NaN|Infinity|undefined|e-\d/);
          expect(svg).toContain(`viewBox="0 0 ${shape.width} ${shape.height}"`);
          expect(svg.length).toBeLessThan(MAX_BYTES);
        }
    },
  );

  it.each(COVER_KINDS.filter((kind) => kind !== 'steps'))('draws %s inside the cover', (kind) => {
    for (const { width, height } of SHAPES) {
      const drawn = corners(drawCover({ id: 1, figure: SAMPLES[kind], width, height }));
      for (const { x, y } of drawn) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeLessThanOrEqual(height + 0.01);
      }
    }
  });

  it.each(COVER_KINDS)('takes the colours of %s from the id', (kind) => {
    for (const [id, palette] of PALETTES.entries()) {
      const svg = drawCover({ id: id + 700, figure: SAMPLES[kind], ...SIZE }, WORDS);
      const colours: string[] = Object.values(palette);
      for (const colour of svg.match(/#[0-9A-F]{6}/g) ?? []) expect(colours).toContain(colour);
    }
  });

  it.each(PALETTES.map(({ ground }, id) => [ground, id] as const))(
    'has no light ground in the dark theme: %s',
    (ground, id) => {
      const svg = drawCover({ id, figure: SAMPLES.bars, isThemed: true, ...SIZE });
      const dark = /dark\)\{:root\{--a:(#\w{6});--b:(#\w{6})/.exec(svg);
      const isBlue = ground === '#2B4FA8';
      expect(dark?.[1]).toBe(isBlue ? ground : '#1C2523');
      if (!isBlue && ground !== '#101817') expect(dark?.[2]).toBe(ground);
    },
  );

  it('is dark for Hong Kong, whatever the id', () => {
    const night = drawCover({ id: 0, figure: SAMPLES.bars, night: true, ...SIZE });
    expect(night).toBe(drawCover({ id: 4, figure: SAMPLES.bars, ...SIZE }));
  });

  it.each([
    ['昨晚转的那一笔，算昨天，还是今天？', 148, 92, 2],
    ['骗子最怕的不是密码，是家里人问一句：你在干嘛？', 684, 320, 2],
    ['危险不再按上班时间来了', 96, 60, 2],
    ['三秒钟是习惯，十一秒钟是阅读', 96, 60, 2],
    ['骗子最怕的不是密码，是家里人问一句', 96, 60, 2],
    ['骗子最怕的不是一个长长的密码，是家里人问一句', 96, 60, 2],
    ['骗子最怕的不是一个长长的密码——是家里人问', 96, 60, 1],
    ['骗子最怕的不是一个很长很长的密码', 96, 60, 3],
    ['骗子最怕的不是一个很长很长的密码也不是很长很长的名字', 96, 60, 0],
  ])(
    'draws a quote in two lines, or its first clause that fits, or else in more lines: %s on %d×%d',
    (quote, width, height, lines) => {
      const words = [{ plain: letters(quote), narrow: letters(quote) }];
      const svg = drawCover({ id: 0, figure: SAMPLES.quote, width, height }, words);
      expect(svg.match(/<g fill=/g) ?? []).toHaveLength(lines);
    },
  );

  it.each([
    ['以前是人等人', 96, 60, [3, 3]],
    ['骗子最怕的不是密码', 148, 92, [5, 4]],
    ['现在是两边等一个钟', 684, 320, [9]],
    ['昨晚转的那一笔，算昨天，还是今天？', 684, 320, [8, 9]],
  ])(
    'breaks a quote at a pause, else into lines of about the same length: %s on %d×%d',
    (quote, width, height, lengths) => {
      const words = [{ plain: letters(quote), narrow: letters(quote) }];
      const svg = drawCover({ id: 0, figure: SAMPLES.quote, width, height }, words);
      const lines = svg.match(/<g fill=.*?<\/g>/g) ?? [];
      expect(lines.map((line) => line.match(/<path/g)?.length)).toEqual(lengths);
    },
  );

  it('draws the marks of a quotation where no part of it fits', () => {
    const words = [letters('骗子最怕的不是一个很长很长的密码也不是很长很长的名字')].map((plain) => ({
      plain,
      narrow: plain,
    }));
    const svg = drawCover({ id: 0, figure: SAMPLES.quote, width: 96, height: 60 }, words);
    expect(corners(svg)).toHaveLength(8);
  });

  it.each(SHAPES.filter(({ width }) => width > 96))(
    'draws the highlighted line of code whole, in rows that end inside the cover of $width×$height',
    ({ width, height }) => {
      const lines = ['function settle(uint id) {', '  require(block.timestamp < 1700000000);', '}'];
      const words = lines.map((line) => {
        const plain = letters(line).map((glyph) => ({
          ...glyph,
          advance: 600,
          outline: 'M0 0h500v700h-500z',
        }));
        return { plain, narrow: plain };
      });
      const id = PALETTES.findIndex(({ onAccent, figure }) => onAccent !== figure);
      const svg = drawCover({ id, figure: code('code', [[3]], 1), width, height }, words);
      const rows = [
        ...svg.matchAll(/<g fill="(#\w{6})" transform="matrix\(([\d.]+) 0 0 \S+ ([\d.]+) .*?<\/g>/g),
      ];
      const highlightedRows = rows.filter(([, colour]) => colour === PALETTES[id]?.onAccent);
      // The spaces at which it goes on in the next row are drawn by nothing.
      const drawn = highlightedRows.flatMap(([row]) => row.match(/<path/g) ?? []).length;
      expect((lines[1] ?? '').trim().length - drawn).toBeLessThanOrEqual(1 + highlightedRows.length);
      for (const [row, , scale, left] of rows) {
        const last = Math.max(...[...row.matchAll(/translate\((\d+)/g)].map(([, at]) => Number(at)));
        expect(Number(left) + (last + 500) * Number(scale)).toBeLessThanOrEqual(width);
      }
    },
  );

  it('draws one part for each value', () => {
    const of = (kind: CoverKind) => corners(drawCover({ id: 0, figure: SAMPLES[kind], ...SIZE })).length / 2;
    expect([of('span'), of('bars'), of('rows'), of('squares'), of('percent'), of('area')]).toEqual([
      3, 24, 3, 2, 100, 6,
    ]);
  });

  it('names the peak above its bar, and nothing in the accent colour', () => {
    const svg = drawCover({ id: 0, figure: SAMPLES.bars, ...SIZE }, WORDS);
    const texts = [...svg.matchAll(/<g fill="(#\w{6})"/g)].map(([, colour]) => colour);
    expect(texts.length).toBeGreaterThanOrEqual(3);
    expect(new Set(texts)).toEqual(new Set([PALETTES[0].figure]));
  });

  it.each([
    '',
    'z',
    'a',
    'a0',
    'b00',
    'c00_',
    'd00',
    'e00',
    'f00',
    'g00',
    'p00zz',
    'h00zz',
    'j00zz_',
    'l00',
    'n00zz',
    'b0z0',
    'f000000',
    'e00zz',
  ])('survives %p', (figure) => {
    const svg = drawCover({ id: 1, figure, ...SIZE });
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });
});
