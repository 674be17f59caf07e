import { rowsOfAttribute, rowsToAttribute } from '@/lib/writing/editor/highlighted-rows';

test('rows of a chart are counted from one by people, from zero by its file', () => {
  expect(rowsToAttribute('1, 3')).toBe('0,2');
  expect(rowsToAttribute('2，3、5')).toBe('1,2,4');
  expect(rowsToAttribute('0, x, 1.5')).toBe('');
  expect(rowsOfAttribute('0,2')).toBe('1, 3');
  expect(rowsOfAttribute('')).toBe('');
});
