import english from '@/messages/en.json';
import simplified from '@/messages/zh-Hans.json';

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

test('whoever holds an event is the organiser in English, and nothing else', () => {
  expect(wordsOf(english).filter((message) => /\b(?:co-)?host(?:s|ed|ing)?\b/i.test(message))).toEqual([]);
});

test('and 主办方 in Chinese', () => {
  expect(wordsOf(simplified).filter((message) => /举办方|组织者|承办方|协办/.test(message))).toEqual([]);
});
