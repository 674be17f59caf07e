import { formText } from '@/backend/contract/form-text';

const nickname = formText(1, 30);
const read = (text: string) => nickname.safeParse(text);

test.each([
  ['zero widths and a turned direction', '\u200b\u202e\u200b'],
  ['a soft hyphen', '\u00ad'],
  ['joiners between nothing', '\u200d\u200d'],
  ['a Hangul filler', '\u3164'],
  ['an empty Braille cell', '\u2800'],
  ['marks alone', '\u0301\ufe0f'],
  ['tags without a flag', '\u{e0067}\u{e007f}'],
  ['a private character', '\ue000'],
  ['blanks', ' \u00a0\u3000\u2028'],
])('%s count as no text', (_, text) => {
  expect(read(text).error?.issues.map(({ message }) => message)).toEqual(['required']);
});

test.each([
  ['王\u202e小\u2066明\u2069', '王小明'],
  ['\ufeff链\u200b讯', '链讯'],
  ['a\u200db', 'ab'],
  ['👩\u200d💻', '👩\u200d💻'],
  ['👩🏽\u200d🚀 and 🏳\ufe0f\u200d🌈', '👩🏽\u200d🚀 and 🏳\ufe0f\u200d🌈'],
  ['👩\u200d', '👩'],
  ['e\u0301', 'e\u0301'],
  ['—', '—'],
  ['a\tb', 'a b'],
])('%j is stored as %j', (text, stored) => {
  expect(read(text).data).toBe(stored);
});

test('an optional text of invisible characters is empty', () => {
  expect(formText(0, 300, true).parse('\u200b\n\u3164')).toBe('');
  expect(formText(0, 300, true).parse('one\n\u202etwo')).toBe('one\ntwo');
});
