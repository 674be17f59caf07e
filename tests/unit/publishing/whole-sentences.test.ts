/** @jest-environment node */
import { wholeSentences } from '@/lib/publishing/text/whole-sentences';

test('a list shows whole sentences of a summary, and a short summary as it is', () => {
  const first = `${'一'.repeat(60)}。`;
  expect(wholeSentences(`${first}${'二'.repeat(60)}。`, 'zh-Hans')).toBe(first);
  expect(wholeSentences('一句。两句', 'zh-Hans')).toBe('一句。两句');
  const long = 'Words '.repeat(40);
  expect(wholeSentences(`It rose 3.5%. ${long}.`, 'en')).toBe('It rose 3.5%.');
  expect(wholeSentences(long, 'en')).toBe(long);
});

test('what a phone shows in three lines, and what stands beside a portrait, ends with a sentence, too', () => {
  const [first, second] = [`${'一'.repeat(30)}。`, `${'二'.repeat(30)}。`];
  expect(wholeSentences(`${first}${second}`, 'zh-Hans')).toBe(`${first}${second}`);
  expect(wholeSentences(`${first}${second}`, 'zh-Hans', 'phoneRow')).toBe(first);
  expect(wholeSentences(`短句。${first}`, 'zh-Hans', 'besidePerson')).toBe(`短句。${first}`);
  const bio = 'Writes on mining and energy. Believes a mine’s secrets are all on its power bill.';
  expect(wholeSentences(bio, 'en', 'besidePerson')).toBe('Writes on mining and energy.');
  expect(wholeSentences(`短句。${first}${second}`, 'zh-Hans', 'besidePerson')).toBe(`短句。${first}`);
});
