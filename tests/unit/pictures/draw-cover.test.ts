import { XMLValidator } from 'fast-xml-parser';
import { COVER_KINDS, coverStyle } from '@/lib/pictures/cover-style';
import { drawCover } from '@/lib/pictures/draw-cover';
import { PALETTES, type PaletteIndex } from '@/lib/pictures/palettes';

const SHAPES = [
  { width: 656, height: 328 },
  { width: 1312, height: 656 },
  { width: 400, height: 225 },
  { width: 148, height: 92 },
  { width: 420, height: 260 },
  { width: 630, height: 252 },
  { width: 96, height: 60 },
  { width: 160, height: 160 },
];
const MOST_BYTES = 14_000;

describe('drawCover', () => {
  it('draws the same picture for the same seed, and another for another', () => {
    const request = { seed: 'article-86', width: 296, height: 184 };
    expect(drawCover(request)).toBe(drawCover(request));
    expect(drawCover({ ...request, seed: 'article-87' })).not.toBe(drawCover(request));
  });

  it('treats a number and its text as one seed', () => {
    const size = { width: 148, height: 92 };
    expect(drawCover({ seed: 7, ...size })).toBe(drawCover({ seed: '7', ...size }));
  });

  it.each(COVER_KINDS)('draws %s well-formed, finite and small in every shape', (kind) => {
    for (const shape of SHAPES) {
      for (const seed of [1, 2, 3, 'hk']) {
        const svg = drawCover({ seed, kind, ...shape });
        expect(XMLValidator.validate(svg)).toBe(true);
        expect(svg).not.toMatch(/NaN|Infinity|undefined|e-\d/);
        expect(svg).toContain(`viewBox="0 0 ${shape.width} ${shape.height}"`);
        expect(svg.length).toBeLessThan(MOST_BYTES);
      }
    }
  });

  it.each(COVER_KINDS)('uses no colour outside its set in %s', (kind) => {
    for (const set of [0, 1, 2, 3, 4, 5, 6, 7, 8] satisfies PaletteIndex[]) {
      const svg = drawCover({ seed: 5, kind, set, width: 400, height: 225 });
      const { ground, figure, accent } = PALETTES[set];
      const used = new Set(svg.match(/#[0-9A-F]{6}/g));
      expect([...used].sort()).toEqual([ground, figure, accent].sort());
    }
  });

  it.each(COVER_KINDS)('survives odd numbers in %s', (kind) => {
    const odd = [
      [],
      [0],
      [0, 0, 0, 0, 0, 0, 0, 0, 0],
      [NaN, Infinity, 1],
      [-1, -2, -3, -4, -5],
      [1e300, 1, 2, 3],
    ];
    for (const values of odd) {
      const svg = drawCover({ seed: 1, kind, width: 148, height: 92, values });
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it('draws the item’s own numbers', () => {
    const request = { seed: 1, kind: 'bars' as const, width: 148, height: 92 };
    const rising = drawCover({ ...request, values: [1, 2, 3, 4, 5, 6, 7, 8] });
    expect(rising).not.toBe(drawCover(request));
    expect(rising).not.toBe(drawCover({ ...request, values: [8, 7, 6, 5, 4, 3, 2, 1] }));
  });
});

describe('coverStyle', () => {
  it('uses every kind and set over many items, and only night sets at night', () => {
    const day = Array.from({ length: 300 }, (_, i) => coverStyle(i));
    expect(new Set(day.map(({ kind }) => kind)).size).toBe(COVER_KINDS.length);
    expect(new Set(day.map(({ set }) => set)).size).toBe(7);
    const night = Array.from({ length: 100 }, (_, i) => coverStyle(i, true).set);
    expect([...new Set(night)].sort()).toEqual([4, 7, 8]);
  });
});
