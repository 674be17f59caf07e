import { percentChange, toDayValues } from '@/lib/data/series-view';

const points = toDayValues([
  { at: '2026-11-19T00:00:00.000Z', value: 100 },
  { at: '2026-11-20T00:00:00.000Z', value: 80 },
  { at: '2026-11-21T00:00:00.000Z', value: 88 },
]);

describe('a series', () => {
  it('has one value for each day', () => {
    expect(points[2]).toEqual({ day: '2026-11-21', value: 88 });
  });

  it('gives changes in percent of the earlier value', () => {
    expect(percentChange(points, 1)).toBeCloseTo(10);
    expect(percentChange(points, 2)).toBeCloseTo(-12);
  });

  it('has no change from before its beginning or from zero', () => {
    expect(percentChange(points, 3)).toBeNull();
    expect(percentChange([{ day: '2026-11-20', value: 0 }, ...points.slice(2)], 1)).toBeNull();
  });
});
