import { shapeHours } from '@/lib/charts/hours';
import { supplySquares } from '@/lib/data/supply-squares';

describe('shapeHours', () => {
  it('is always 24 columns, the fullest at full height', () => {
    const hours = shapeHours([2, 8, 4], 2);
    expect(hours).toHaveLength(24);
    expect(hours.slice(0, 4).map(({ height, state }) => [height, state])).toEqual([
      [25, 'past'],
      [100, 'past'],
      [50, 'current'],
      [0, 'future'],
    ]);
  });

  it('has no current hour on a past day, and accepts an empty day', () => {
    expect(shapeHours([], null).every(({ state, height }) => state === 'past' && height === 0)).toBe(true);
    expect(shapeHours([-5, 3], 1)[0]?.count).toBe(0);
  });

  it('begins with any hour and ends with the current one', () => {
    const hours = shapeHours([4, 1, 8], 21, 22);
    expect(hours.map(({ hour }) => hour).slice(0, 4)).toEqual([22, 23, 0, 1]);
    expect(hours.map(({ state }) => state)).toEqual([...Array(23).fill('past'), 'current']);
    expect(hours[0]?.height).toBe(50);
  });
});

describe('supplySquares', () => {
  it('fills one square per million, the last in part', () => {
    const squares = supplySquares(19.95);
    expect(squares).toHaveLength(21);
    expect(squares.filter((filled) => filled === 1)).toHaveLength(19);
    expect(squares[19]).toBeCloseTo(0.95);
    expect(squares[20]).toBe(0);
  });

  it('never overflows', () => {
    expect(supplySquares(99).every((filled) => filled === 1)).toBe(true);
    expect(
      supplySquares(-1)
        .concat(supplySquares(NaN))
        .every((filled) => filled === 0),
    ).toBe(true);
  });
});
