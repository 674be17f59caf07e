import { XMLValidator } from 'fast-xml-parser';
import { encodeDrawing, FIGURE_SCALE } from '@/backend/contract/figures/code';
import { FIGURE_RULES, type FigureRule } from '@/backend/contract/figures/figure';
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

const code = (rule: FigureRule, lines: number[][], lit = 0) => encodeDrawing({ rule, lit, lines });
const SAMPLES: Record<FigureRule, string> = {
  spans: code('spans', [[0, 300, 250, 900, 800, FIGURE_SCALE]], 1),
  slots: code('slots', [Array.from({ length: 24 }, (_, hour) => hour * 50)], 23),
  series: code('series', [
    [0, 100, 400, 300, 800, 900, 1000, FIGURE_SCALE],
    [900, 800, 700, 600, 500, 400, 300, 200],
  ]),
  parts: code('parts', [[1295, 800, 500, 300, 100, 60]]),
  percent: code('percent', [[4]]),
  pair: code('pair', [[300, FIGURE_SCALE]], 1),
  paragraphs: code('paragraphs', [[100, 900, 400]], 1),
};

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
  it.each(FIGURE_RULES)('draws %s well-formed, finite and small in every shape', (rule) => {
    for (const shape of SHAPES) {
      const svg = drawCover({ id: 5, figure: SAMPLES[rule], ...shape });
      expect(XMLValidator.validate(svg)).toBe(true);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|e-\d/);
      expect(svg).toContain(`viewBox="0 0 ${shape.width} ${shape.height}"`);
      expect(svg.length).toBeLessThan(MAX_BYTES);
    }
  });

  it.each(FIGURE_RULES.filter((rule) => rule !== 'series'))('draws %s inside the cover', (rule) => {
    for (const { width, height } of SHAPES) {
      const drawn = corners(drawCover({ id: 1, figure: SAMPLES[rule], width, height }));
      expect(drawn.length).toBeGreaterThan(0);
      for (const { x, y } of drawn) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeLessThanOrEqual(height);
      }
    }
  });

  it.each(FIGURE_RULES)('takes the colours of %s from the id, and highlights one part', (rule) => {
    for (const [id, { ground, figure, accent }] of PALETTES.entries()) {
      const svg = drawCover({ id: id + 700, figure: SAMPLES[rule], ...SIZE });
      expect([...new Set(svg.match(/#[0-9A-F]{6}/g))].sort()).toEqual([ground, figure, accent].sort());
    }
  });

  it('is dark for Hong Kong, whatever the id', () => {
    const night = drawCover({ id: 0, figure: SAMPLES.slots, night: true, ...SIZE });
    expect(night).toBe(drawCover({ id: 4, figure: SAMPLES.slots, ...SIZE }));
  });

  it('draws one part for each value', () => {
    const of = (rule: FigureRule) => corners(drawCover({ id: 0, figure: SAMPLES[rule], ...SIZE })).length / 2;
    expect([of('spans'), of('slots'), of('paragraphs'), of('pair'), of('percent'), of('parts')]).toEqual([
      3, 24, 3, 2, 100, 6,
    ]);
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
    'h00zz',
    'b0z0',
    'f000000',
    'e00zz',
  ])('survives %p', (figure) => {
    const svg = drawCover({ id: 1, figure, ...SIZE });
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });
});
