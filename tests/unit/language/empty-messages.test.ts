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

/** Whether some choice of a compiled message, as pages read it, leaves no text; a value that is filled in is text. */
function mayBeEmpty(part: unknown): boolean {
  if (typeof part === 'string') return part === '';
  if (!Array.isArray(part)) return false;
  const [first, , choices] = part;
  if (typeof first === 'string' && typeof choices === 'object' && choices !== null && !Array.isArray(choices))
    return Object.values(choices).some(isEmptyChoice);
  return part.length === 0;
}

/** A choice is a text, or a list of parts of which each may be empty. */
const isEmptyChoice = (choice: unknown): boolean =>
  Array.isArray(choice) ? choice.every(mayBeEmpty) : choice === '';

/** A text without parts is shown as it is, also where it has no letters. */
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

// The compiled messages of a built portal show their key where nothing is left of them; what may say nothing is not asked.
test.each(Object.entries({ 'zh-Hans': zhHans, 'zh-Hant': zhHant, en }))(
  'no message of %s says nothing for some value',
  (_, messages) => {
    const empty = messagesIn(messages).filter(([, message]) => isEmptySometimes(message));
    expect(empty).toEqual([]);
  },
);
