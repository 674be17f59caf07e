import { leftAfter } from '@/lib/platform/forms/left-after';

test('an answer empties a field of what was sent, and of nothing else', () => {
  expect(leftAfter('the letter', 'the letter')).toBe('');
  expect(leftAfter('the letter\nand the next one', 'the letter')).toBe('and the next one');
  expect(leftAfter('another text', 'the letter')).toBe('another text');
  expect(leftAfter('', 'the letter')).toBe('');
});
