/** @jest-environment node */
import compile from 'icu-minify/compile';
import en from '@/messages/en.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';

/** Every message of a file by its key. */
function messagesIn(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => messagesIn(inner, key ? `${key}.${name}` : name))
    : [];
}

/** Whether a part of a compiled message, as pages use it, can be empty. A value that is filled in counts as text. */
function mayBeEmpty(part: unknown): boolean {
  if (typeof part === 'string') return part === '';
  if (!Array.isArray(part)) return false;
  const [first, , choices] = part;
  if (typeof first === 'string' && typeof choices === 'object' && choices !== null && !Array.isArray(choices))
    return Object.values(choices).some(isEmptyChoice);
  return part.length === 0;
}

/** A choice is empty if it is the empty text, or a list whose parts can all be empty. */
const isEmptyChoice = (choice: unknown): boolean =>
  Array.isArray(choice) ? choice.every(mayBeEmpty) : choice === '';

/** A message without placeholders is never empty here, even if it has no text. */
const isEmptySometimes = (message: string): boolean => {
  const compiled = compile(message);
  return typeof compiled !== 'string' && isEmptyChoice(compiled);
};

test.each([
  ['{count, plural, =0 {} other {# left}}', true],
  ['{a, select, yes {} other {{b, select, yes {} other {x}}}}', true],
  ['{a, select, yes {{b, select, yes {} other {x}}} other {y}}{c, plural, =0 {} other {#}}', true],
  ['{count, plural, =0 {none} other {# left}}', false],
  ['left{count, plural, =0 {} other {: #}}', false],
  ['{name}', false],
])('%s', (message, isEmpty) => {
  expect(isEmptySometimes(message)).toBe(isEmpty);
});

// A built portal shows the key of a message that comes out empty, so no message may be empty for any value.
test.each(Object.entries({ 'zh-Hans': zhHans, 'zh-Hant': zhHant, en }))(
  'no message of %s is empty for any value',
  (_, messages) => {
    const empty = messagesIn(messages).filter(([, message]) => isEmptySometimes(message));
    expect(empty).toEqual([]);
  },
);
