import { rowsOfAttribute, rowsToAttribute } from '@/lib/writing/editor/highlighted-rows';

test('highlighted rows of a chart are counted from one in the editor, and from zero in the HTML', () => {
  expect(rowsToAttribute('1, 3')).toBe('0,2');
  expect(rowsToAttribute('2，3、5')).toBe('1,2,4');
  expect(rowsToAttribute('0, x, 1.5')).toBe('');
  expect(rowsOfAttribute('0,2')).toBe('1, 3');
  expect(rowsOfAttribute('')).toBe('');
});
