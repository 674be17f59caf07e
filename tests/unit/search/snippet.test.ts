import { excerpt, termsOf } from '@/backend/modules/search/queries/snippet';

const SENTENCE = 'Validators of several exchanges synchronised their withdrawal queues ';
const WORDS = new Set(SENTENCE.trim().split(' '));

const textOf = (text: string, keyword: string) =>
  excerpt(text, termsOf(keyword, new Map()))
    .map((part) => part.text)
    .join('');

test.each(['nowhere', 'exchanges', 'queues'])(
  'a passage around “%s” begins and ends with whole words',
  (word) => {
    const shown = textOf(`${'Validators '.repeat(9)}${SENTENCE.repeat(9)}`, word);
    expect(shown.endsWith('…')).toBe(true);
    for (const shownWord of shown.replaceAll('…', '').trim().split(' ')) expect(WORDS).toContain(shownWord);
  },
);

test('no character is cut in two', () => {
  for (const before of ['', 'x'])
    expect(textOf(`${before}${'\u{20BB7}'.repeat(300)}`, 'nowhere')).not.toMatch(
      /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/,
    );
});

test('a text without spaces is cut where the passage ends', () => {
  expect(textOf('x'.repeat(500), 'nowhere')).toBe(`${'x'.repeat(90)}…`);
});

test.each([
  ['7.3', 88],
  ['1,340', 88],
  ['05:00', 88],
  ['12%', 88],
])('a passage never ends inside the number %s', (number, before) => {
  const shown = textOf(`${'稳'.repeat(before)}${number}亿港元${'后'.repeat(99)}`, 'nowhere').replace('…', '');
  const digits = shown.replaceAll('稳', '');
  expect(digits === '' || digits.startsWith(number)).toBe(true);
});

test('a passage ends with a sentence if it is long enough, and never with a space', () => {
  const text = `A coin lost its peg for a day, and the notes say how fast it was redeemed. ${SENTENCE.repeat(4)}`;
  expect(textOf(text, 'peg')).toBe(
    'A coin lost its peg for a day, and the notes say how fast it was redeemed.',
  );
  for (let shift = 0; shift < 6; shift += 1)
    expect(textOf(`${'x'.repeat(shift)} Nowhere ${'word, '.repeat(40)}`, 'Nowhere')).toMatch(/\S…$/);
});

test('fields and paragraphs without a full stop are separated by one', () => {
  expect(textOf('A bookshop in Xihu District\nThis event is cancelled.', 'event')).toBe(
    'A bookshop in Xihu District. This event is cancelled.',
  );
  expect(textOf('西湖区某书店\n本场已取消。', '取消')).toBe('西湖区某书店。本场已取消。');
});

test('a passage begins with the sentence of its word, and then has no mark before it', () => {
  const chinese = `${'前面的一句写的是别的事。'.repeat(6)}三个客户端团队建议运营者先把磁盘预留提高到4TB，再改配置。`;
  expect(textOf(chinese, '磁盘')).toBe('三个客户端团队建议运营者先把磁盘预留提高到4TB，再改配置。');
  const english = `${'An earlier sentence is about 1.5 other things. '.repeat(4)}The bridge paid 2,300 users back in May.`;
  expect(textOf(english, 'users')).toBe('The bridge paid 2,300 users back in May.');
});

test('in a long sentence a passage begins with a clause, and with a word where none is near', () => {
  const clause = '银行关门以后追加的保证金要在半夜两点补上';
  const long = `${'这一句很长没有停顿'.repeat(8)}，${clause}，然后才能睡。`;
  expect(textOf(long, '半夜')).toBe(`…${clause}，然后才能睡。`);
  expect(textOf(`${'word '.repeat(30)}about 2,300 users, and then more`, 'users')).toMatch(
    /^…word (?:word )*about 2,300 users/,
  );
});
