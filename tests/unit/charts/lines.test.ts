import { endPoint, linePath } from '@/lib/charts/line-paths';
import { valueScale } from '@/lib/charts/scale';
import { seriesStyle } from '@/lib/charts/series';
import { spreadLabels } from '@/lib/charts/spread-labels';

const path = (values: (number | null)[]) => linePath(values, valueScale(values, { tight: true }));

describe('linePath', () => {
  it('runs from edge to edge, high values up', () => {
    expect(path([0, 10, 5])).toBe('M0,100L50,0L100,50');
  });

  it('breaks at gaps and draws a single value as a dot', () => {
    expect(path([0, null, 10])).toBe('M0,100ZM100,0Z');
  });

  it('is empty without values and finite with infinite ones', () => {
    expect(path([])).toBe('');
    expect(path([null, null])).toBe('');
    expect(path([7])).toBe('M100,50Z');
    expect(path([-1e18, 1e18, NaN])).toBe('M0,100L50,0');
  });
});

describe('endPoint', () => {
  it('is the last known value', () => {
    const values = [0, 10, null];
    const scale = valueScale(values, { tight: true });
    expect(endPoint(values, scale)).toEqual({ index: 1, value: 10, across: 50, up: 100 });
    expect(endPoint([null], scale)).toBeNull();
  });
});

describe('spreadLabels', () => {
  it('leaves labels unchanged that have room', () => {
    expect(spreadLabels([80, 10, 40], 8)).toEqual([80, 10, 40]);
  });

  it('moves equal labels apart around their height and keeps their order', () => {
    expect(spreadLabels([50, 50], 10)).toEqual([45, 55]);
    expect(spreadLabels([51, 50, 49], 10)).toEqual([60, 50, 40]);
  });

  it('keeps many labels inside the plot', () => {
    for (const heights of [
      [100, 99, 98, 97],
      [0, 1, 2, 0],
      [50, 52, 95, 96],
    ]) {
      const placed = spreadLabels(heights, 9).sort((a, b) => a - b);
      expect(Math.min(...placed)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...placed)).toBeLessThanOrEqual(100);
      for (const [i, place] of placed.entries()) {
        if (i > 0) expect(place - (placed[i - 1] ?? 0)).toBeGreaterThanOrEqual(9 - 1e-9);
      }
    }
    expect(spreadLabels([], 9)).toEqual([]);
  });
});

describe('seriesStyle', () => {
  it('distinguishes four series by colour and by dash', () => {
    const styles = [0, 1, 2, 3].map(seriesStyle);
    expect(new Set(styles.map(({ colour }) => colour)).size).toBe(4);
    expect(new Set(styles.map(({ dash }) => dash)).size).toBe(4);
    expect(seriesStyle(9)).toEqual(seriesStyle(3));
  });
});
