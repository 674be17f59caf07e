/** @jest-environment node */
import { correctMistypedCharacter } from '@/backend/modules/search/queries/correct-mistyped-character';
import { contentOf } from '@/backend/modules/search/queries/function-words';
import { markedParts, distinctiveWords } from '@/backend/modules/search/queries/distinctive-words';

const queriesOf = (text: string) => distinctiveWords(text).map(({ query }) => query);

test('a sentence is looked up by what it is about, not by how it is asked', () => {
  expect(queriesOf('为什么要质押')).not.toContain("'为什'");
  expect(queriesOf('为什么要质押')).toContain("'质押'");
  expect(queriesOf('what is the rollup').join()).toBe("'rollup' | 'rollups'");
});

test.each([
  ['什么是以太坊', '以太坊'],
  ['以太坊是什么', '以太坊'],
  ['web2和web3有什么不同', 'web2 web3 不同'],
  ['what is a rollup', 'rollup'],
  ['以太坊', null],
  ['什么是', null],
  ['怎样用web3发送一笔交易', 'web3发送 交易'],
])('%s is about %s', (typed, about) => {
  expect(contentOf(typed)).toBe(about);
});

test('where two words meet says less than a word', () => {
  const worth = new Map(distinctiveWords('智能合约').map((part) => [part.query, part.worth]));
  expect(worth.get("'能合'") ?? 1).toBeLessThan(worth.get("'合约'") ?? 0);
});

test('a single character that is a function word makes no rare word with its neighbours', () => {
  const worth = new Map(distinctiveWords('我想帮以太坊做翻译').map((part) => [part.text, part.worth]));
  expect(Math.max(...['想帮', '帮以', '坊做', '做翻'].map((pair) => worth.get(pair) ?? 0))).toBeLessThan(1);
  expect(worth.get('翻译')).toBe(1.5);
});

test('English words are found in their other forms, and numbers as versions', () => {
  expect(queriesOf('domain')).toEqual(["'domain' | 'domains'"]);
  expect(queriesOf('aggregated')).toEqual(["'aggregated' | 'aggregat':*"]);
  expect(queriesOf('0.7.0')[0]).toContain("'v0.7.0'");
});

test('the words of another region are looked up, too', () => {
  expect(queriesOf('智慧合約')).toContain("'智能'");
});

test('all names of a thing have one meaning, each as a form of it', () => {
  const parts = distinctiveWords('以太坊治理').filter(({ meaning }) => meaning === '以太坊');
  expect(parts.filter(({ form }) => form === '').map(({ text }) => text)).toEqual(['以太', '太坊', '以太坊']);
  expect(new Set(parts.map(({ form }) => form))).toEqual(new Set(['', 'eth', '以太币', 'ethereum', 'ether']));
});

test('a Chinese word says as much as one of letters, however many characters it has', () => {
  const parts = distinctiveWords('闪电网络 堵塞').filter(({ isTyped }) => isTyped);
  const saying = (word: string) =>
    parts.filter((part) => part.word === word).reduce((sum, { worth }) => sum + worth, 0);
  const words = [...new Set(parts.map(({ word }) => word))].filter((word) => word !== '');
  expect(words.length).toBeGreaterThan(1);
  for (const word of words) expect(saying(word)).toBeCloseTo(word.length < 3 ? 1.5 : 2.5);
});

test('another name of a thing says a little less than the typed one', () => {
  const parts = distinctiveWords('预言机').filter(({ meaning }) => meaning === '预言机');
  const saying = (isTyped: boolean) =>
    parts.filter((part) => part.isTyped === isTyped).reduce((sum, { worth }) => sum + worth, 0);
  expect(parts.filter(({ isTyped }) => !isTyped).map(({ text }) => text)).toContain('oracle');
  expect(saying(false)).toBeLessThan(saying(true));
  expect(saying(false)).toBeGreaterThan(saying(true) / 2);
});

test('another name of a thing says as much as what was typed, however many characters it has', () => {
  const parts = distinctiveWords('DAO 反对票').filter(({ meaning }) => meaning === 'dao');
  const forms = [...new Set(parts.map(({ form }) => form))];
  expect(forms).toContain('去中心化自治组织');
  const sums = forms.map((form) =>
    parts.filter((part) => part.form === form).reduce((sum, { worth }) => sum + worth, 0),
  );
  for (const sum of sums) expect(sum).toBeLessThan((sums[0] ?? 0) + 0.01);
});

test('two characters typed by themselves are a word', () => {
  expect(distinctiveWords('对账 融资').find(({ text }) => text === '对账')?.worth).toBe(1.5);
});

test('a part is known to be of one word, of words that the dictionary lacks, or where two meet', () => {
  const words = new Map(distinctiveWords('白帽 区块链改造').map(({ text, word }) => [text, word]));
  expect([words.get('白帽'), words.get('改造'), words.get('链改')]).toEqual(['白帽', '改造', '']);
});

test('letters and digits are looked up together and apart', () => {
  const parts = distinctiveWords('web2和web3有什么不同');
  expect(parts.filter(({ meaning }) => meaning === 'web2').map(({ query }) => query)).toEqual([
    "'web'",
    "('web' & '2')",
    "'web2'",
  ]);
});

test('no character is wrong in a chain whose words stand apart in a text', () => {
  expect(correctMistypedCharacter('升级指引', ['别的升级指南', '矿工升级重要指引'])).toBe('升级指南');
  expect(correctMistypedCharacter('升级指引', ['矿工升级重要指引', '别的升级指南'])).toBeNull();
});

test('one wrong character of a chain is put right by a text that has the rest', () => {
  expect(correctMistypedCharacter('智能合约安全请单', ['别的', '一份智能合约安全清单，共十条'])).toBe(
    '智能合约安全清单',
  );
  expect(correctMistypedCharacter('智能合约安全请单', ['智能合同安全清单'])).toBeNull();
  expect(correctMistypedCharacter('安全请单', ['安全3单'])).toBeNull();
});

test('the parts of a sentence are marked one by one', () => {
  const marked = (text: string) => markedParts(text).map((part) => part.text);
  expect(marked('为什么要质押ETH')).toEqual(expect.arrayContaining(['质押', 'eth']));
  expect(marked('how does staking work')).toEqual(['staking', 'work']);
});
