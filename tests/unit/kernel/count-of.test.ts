import { countOf } from '@/backend/kernel/text/count-of';

test('one of a thing is counted without the ending of several', () => {
  expect(countOf(1, 'picture')).toBe('1 picture');
  expect(countOf(0, 'picture')).toBe('0 pictures');
  expect(countOf(2, 'try', 'tries')).toBe('2 tries');
});
