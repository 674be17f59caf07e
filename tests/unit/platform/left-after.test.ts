import { unsentText } from '@/lib/platform/forms/unsent-text';

test('an answer removes from a field the text that was sent, and nothing else', () => {
  expect(unsentText('the letter', 'the letter')).toBe('');
  expect(unsentText('the letter\nand the next one', 'the letter')).toBe('and the next one');
  expect(unsentText('another text', 'the letter')).toBe('another text');
  expect(unsentText('', 'the letter')).toBe('');
});
