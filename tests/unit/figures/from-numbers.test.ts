import { decodeDrawing, FIGURE_SCALE } from '@/backend/contract/figures/code';
import { drawingOfNumbers } from '@/backend/contract/figures/from-numbers';

const drawingOf = (typed: string) => decodeDrawing(drawingOfNumbers(typed) ?? '');

test.each([
  ['0-2, 1-3, 2-6', 'span', 2],
  ['1, 2, 9, 4, 5, 6, 7', 'bars', 2],
  ['1 2 3 4 5 6 7 8', 'steps', 0],
  ['5，9，6，12，7', 'area', 3],
  ['82%', 'percent', 0],
  ['9、3', 'squares', 1],
  ['5, 4', 'rows', 0],
  ['26, 31, 9', 'rows', 1],
])('%s is drawn as %s, and number %i is highlighted', (typed, kind, highlighted) => {
  expect(drawingOf(typed)).toMatchObject({ kind, highlighted });
});

test('lengths are proportional to the numbers', () => {
  expect(drawingOf('10, 5, 0')?.lines).toEqual([[FIGURE_SCALE, Math.round(FIGURE_SCALE / 2), 0]]);
  expect(drawingOf('82%')?.lines).toEqual([[82]]);
});

test.each([
  '',
  '7',
  '0%',
  '101%',
  '3-1, 1-2, 2-3',
  '1-2, 2-3',
  '1-2, 2-3, 4',
  'many, few',
  '0, 0, 0',
  '-1, 2',
])('“%s” cannot be drawn', (typed) => {
  expect(drawingOfNumbers(typed)).toBeNull();
});
