import { axisLabels, columnCentre, pointAcross } from '@/lib/charts/axis';
import { barShapes } from '@/lib/charts/bars';
import { valueScale } from '@/lib/charts/scale';

describe('valueScale', () => {
  it.each([
    ['nothing', []],
    ['only gaps', [null, null]],
    ['one point', [97412]],
    ['one negative point', [-3]],
    ['zeros', [0, 0, 0]],
    ['huge values', [1e18, 9e18]],
    ['tiny values', [1e-7, 3e-7]],
    ['infinities', [1, Infinity, -Infinity, NaN, 2]],
  ])('stays finite for %s', (_, values) => {
    for (const fromZero of [true, false]) {
      const scale = valueScale(values, { fromZero });
      expect(scale.min).toBeLessThan(scale.max);
      expect(scale.ticks.length).toBeGreaterThan(0);
      expect(scale.up(scale.min)).toBeCloseTo(0);
      expect(scale.up(scale.max)).toBeCloseTo(100);
    }
  });

  it('includes zero for bars, at the bottom or at the top', () => {
    expect(valueScale([4, 11], { fromZero: true }).min).toBe(0);
    expect(valueScale([-4, -11], { fromZero: true }).max).toBe(0);
    expect(valueScale([2, 1], { fromZero: true, whole: true }).ticks).toEqual([0, 1, 2]);
  });

  it('begins and ends at a tick for lines', () => {
    const { min, max, ticks } = valueScale([103, 177], { count: 4 });
    expect([ticks[0], ticks.at(-1)]).toEqual([min, max]);
  });

  it('has as many decimals as its ticks need', () => {
    expect(valueScale([0, 100]).digits).toBe(0);
    expect(valueScale([0, 1]).digits).toBe(1);
    expect(valueScale([0, 0.02], { count: 4 }).digits).toBe(3);
  });
});

describe('barShapes', () => {
  it('draws negative bars down from zero and leaves gaps out', () => {
    const values = [2, -2, null, 0];
    const bars = barShapes(values, valueScale(values, { fromZero: true }));
    expect(bars).toEqual([
      { index: 0, value: 2, foot: 50, height: 50 },
      { index: 1, value: -2, foot: 0, height: 50 },
      { index: 3, value: 0, foot: 50, height: 0 },
    ]);
  });
});

describe('axisLabels', () => {
  it('keeps every label while there is room', () => {
    expect(axisLabels(['a', 'b', 'c']).map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  it('prints every third hour, every sixth on a phone', () => {
    const hours = Array.from({ length: 24 }, (_, i) => String(i));
    const labels = axisLabels(hours, 8);
    expect(labels.map(({ index }) => index)).toEqual([0, 3, 6, 9, 12, 15, 18, 21]);
    expect(labels.filter(({ narrow }) => narrow).map(({ index }) => index)).toEqual([0, 6, 12, 18]);
  });

  it('works with no labels and with those of ten years of days', () => {
    expect(axisLabels([])).toEqual([]);
    expect(axisLabels(Array.from({ length: 3650 }, String)).length).toBeLessThanOrEqual(10);
  });

  it('places columns by their centres and points from edge to edge', () => {
    expect(columnCentre(0, 4)).toBe(12.5);
    expect([pointAcross(0, 3), pointAcross(2, 3), pointAcross(0, 1)]).toEqual([0, 100, 100]);
  });
});

test('bars below zero have a tick below them, unless they are very short', () => {
  const flows = valueScale([4.12, -1.1, 2.3], { fromZero: true });
  expect(flows.min).toBe(-2);
  expect(flows.ticks).toContain(-2);
  expect(valueScale([4.12, -0.1], { fromZero: true }).min).toBe(-0.1);
});
