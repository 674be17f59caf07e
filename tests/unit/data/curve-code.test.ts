import { decodeDrawing, FIGURE_SCALE } from '@/backend/contract/figures/code';
import { curveCode } from '@/lib/data/curve-code';

test('a curve keeps its first and last value, its height and its direction', () => {
  const line = decodeDrawing(curveCode(Array.from({ length: 365 }, (_, at) => 50 + at)))?.lines[0] ?? [];
  expect(line).toHaveLength(48);
  expect([line[0], line.at(-1)]).toEqual([0, FIGURE_SCALE]);
  expect(line).toEqual(line.toSorted((a, b) => a - b));
});

test('a level curve is drawn, and a single value is not', () => {
  expect(decodeDrawing(curveCode([3, 3, 3]))?.lines).toEqual([[0, 0, 0]]);
  expect([curveCode([3]), curveCode([])]).toEqual(['', '']);
});
