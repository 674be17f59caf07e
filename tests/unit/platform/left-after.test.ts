import { leftAfter } from '@/lib/platform/forms/left-after';

test('an answer removes from a field the text that was sent, and nothing else', () => {
  expect(leftAfter('the letter', 'the letter')).toBe('');
  expect(leftAfter('the letter\nand the next one', 'the letter')).toBe('and the next one');
  expect(leftAfter('another text', 'the letter')).toBe('another text');
  expect(leftAfter('', 'the letter')).toBe('');
});
