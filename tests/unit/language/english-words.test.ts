import { documents } from '@/backend/seed/base/documents';
import { notices } from '@/backend/seed/sample/notices';
import en from '@/messages/en.json';

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

/** English texts always use the same word for a thing. */
test.each([
  ['announcement', /\bnotices?\b/i],
  ['log in', /\bsign(?:ed|ing)?[ -]in\b/i],
  ['automatically', /\bby itself\b/i],
  ['tag', /\blabels? not found\b|\b(?:a|add|remove) labels?\b/i],
  ['author', /\bwriters?\b/i],
  ['email', /\be-mails?\b/i],
  ['sign up', /\bregister(?:ed)?\b/i],
  ['valid', /\bstill good\b/i],
  ['key story', /\}(?:<\/\w>)? key\b(?! stor)/],
])('nothing but "%s" is used for it', (_, other) => {
  expect(wordsOf(en).filter((text) => other.test(text))).toEqual([]);
});

test.each([
  ['log in', /\bsign(?:ed|ing)?[ -](?:in|out)\b/i],
  ['email', /\be-mails?\b/i],
  ['news item', /\bflash(?:es)?\b/i],
])('the fixed pages and announcements say "%s", as the interface does', (_, other) => {
  expect(wordsOf([documents, notices]).filter((text) => other.test(text))).toEqual([]);
});
