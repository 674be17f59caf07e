import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';

let backend: TestBackend;
const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T00:00:00.000Z`;
const article = (key: string, title: string, body = '正文。', number = 1) =>
  makeItem(key, { title, body: `<p>${body}</p>`, releasedAt: day(number), authorName: null });

beforeAll(async () => {
  backend = await startBackend({ SAMPLE_CONTENT: 'off' });
  await importInto(backend, [
    article('pay', 'BTCPay服务器发布新版', 'BTCPay的钱包。', 28),
    article('mention', '矿工的账本', '电价之外，BTC价格只是第二位。', 20),
    article('old', 'BTC减半之后', '区块奖励。', 2),
    article('new', '谁在卖出BTC', '交易所余额。', 9),
    { ...article('name', '随笔', '没有别的。', 1), authorName: 'Ada Block' },
    article('about', 'Ada Block的新书', '书评。', 27),
    article('apart', 'A rug pull in slow motion', 'How it went.', 5),
    article('joined', 'Rugpull tracker', 'Numbers.', 4),
    article('scattered', 'Housekeeping', 'A rug lay there. They pull together.', 28),
    article('hyphen', 'MEV-Boost explained', 'Relays.', 3),
    article('staking', 'Staking yields', 'staking staking', 6),
    article('tight', 'SQL学习笔记', '第一课。', 7),
    article('spaced', '从零开始SQL 学习', '第二课。', 6),
    article('loose', '学习之后再谈SQL', '第三课。', 28),
    article('sum', '一千与数字', '共1,000枚，版本v2.4.0。', 3),
    { ...article('ltc', '矿池札记', '没有别的。', 2), authorName: '莱特币' },
    article('ltc2', '莱特币减半', '区块奖励，Litecoin。', 2),
    article('ltc3', '莱特币的账', '区块奖励，Litecoin。', 3),
    article('doge', '狗狗币的账', '区块奖励。', 3),
    article('name2', '人物', '中本·聪是谁。', 3),
  ]);
  // More newer matches than are ranked, to compete with the person of that name.
  const crowd = Array.from({ length: 320 }, (_, n) =>
    makeItem(`crowd-${n}`, {
      kind: 'flash',
      title: `第${n}条`,
      body: '<p>Ada Block出席。</p>',
      releasedAt: day(29),
      authorName: null,
    }),
  );
  for (let from = 0; from < crowd.length; from += 100)
    await importInto(backend, crowd.slice(from, from + 100));
});
afterAll(() => backend.destroy());

const find = async (keyword: string, more: object = {}) =>
  (await backend.call('searchMore', { keyword, ...more })).list.map(({ kind, title }) => ({
    kind,
    title: title.map((part) => part.text).join(''),
  }));
const titlesOf = async (keyword: string) => (await find(keyword)).map(({ title }) => title);

test('a ticker as a whole word ranks above a prefix, in the title above the text, and newer above older', async () => {
  expect(await titlesOf('btc')).toEqual(['谁在卖出BTC', 'BTC减半之后', '矿工的账本', 'BTCPay服务器发布新版']);
});

test('ticker, Chinese and English name of an asset are one search, the name that was typed first', async () => {
  expect((await find('ltc'))[0]).toEqual({ kind: 'author', title: '莱特币' });
  const totalOf = async (keyword: string) => (await backend.call('searchMore', { keyword })).total;
  const totals = await Promise.all(['ltc', 'Litecoin', '莱特币', '萊特幣'].map(totalOf));
  expect(totals[0]).toBeGreaterThan(0);
  expect(new Set(totals).size).toBe(1);
});

test('a person of that name comes first, even with many newer texts that mention the name', async () => {
  const hits = await find('ada block');
  expect(hits[0]).toEqual({ kind: 'author', title: 'Ada Block' });
  expect(hits[1]).toEqual({ kind: 'article', title: 'Ada Block的新书' });
  expect(hits[2]?.kind).toBe('flash');
  expect((await find('Ada', { kind: 'author' })).map(({ title }) => title)).toEqual(['Ada Block']);
});

test('the story with that title comes first, whatever the spaces in the search', async () => {
  expect((await titlesOf('从零开始 SQL学习'))[0]).toBe('从零开始SQL 学习');
});

test('joined and split words find each other, and only a split search finds scattered words', async () => {
  expect(await titlesOf('rugpull')).toEqual(['Rugpull tracker', 'A rug pull in slow motion']);
  expect(await titlesOf('rug-pull')).toEqual(['Rugpull tracker', 'A rug pull in slow motion']);
  expect(await titlesOf('rug pull')).toEqual([
    'A rug pull in slow motion',
    'Rugpull tracker',
    'Housekeeping',
  ]);
  for (const keyword of ['mevboost', 'mev boost', 'MEV-Boost'])
    expect(await titlesOf(keyword)).toEqual(['MEV-Boost explained']);
});

test('a search without a space finds adjacent words, and one with a space finds both words anywhere', async () => {
  const together = ['SQL学习笔记', '从零开始SQL 学习'];
  expect(await titlesOf('SQL学习')).toEqual(together);
  expect(await titlesOf('sql 学习')).toEqual(expect.arrayContaining([...together, '学习之后再谈SQL']));
});

test('numbers and names are found with and without their punctuation', async () => {
  for (const keyword of ['1,000', '1000', 'v2.4.0', 'v2.4'])
    expect(await titlesOf(keyword)).toEqual(['一千与数字']);
  for (const keyword of ['中本聪', '中本·聪']) expect(await titlesOf(keyword)).toEqual(['人物']);
});

describe('suggestions when nothing is found', () => {
  const suggestionsOf = async (keyword: string) =>
    (await backend.call('searchMore', { keyword })).suggestions;

  test.each([
    ['stakng', ['staking']],
    ['stakign yields', ['staking yields']],
    ['btcpya', ['btcpay']],
    ['量子 学习', ['学习']],
    ['学习量子鸭子', ['学习']],
  ])('%s', async (keyword, expected) => {
    expect(await suggestionsOf(keyword)).toEqual(expected);
    for (const suggestion of expected) expect((await find(suggestion)).length).toBeGreaterThan(0);
  });

  test('are empty for a search with results and for one that is similar to nothing', async () => {
    expect(await suggestionsOf('staking')).toEqual([]);
    expect(await suggestionsOf('龘靐齉')).toEqual([]);
  });

  test('do not contain a word that is in no text any more', async () => {
    await importInto(backend, [article('gone', 'Zymurgy report')]);
    expect(await suggestionsOf('zymurgi')).toEqual(['zymurgy']);
    await importInto(backend, [{ ...article('gone', 'Zymurgy report'), status: 'withdrawn' }]);
    expect(await suggestionsOf('zymurgi')).toEqual([]);
  });
});

test('matches are marked at the beginning of a word, not inside words', async () => {
  const [hit] = (await backend.call('searchMore', { keyword: 'rug', kind: 'article' })).list;
  expect(hit?.title.filter((part) => part.hit).map((part) => part.text)).toEqual(['rug']);
  const [split] = (await backend.call('searchMore', { keyword: 'rugpull', size: 2 })).list.slice(-1);
  expect(split?.title.filter((part) => part.hit).map((part) => part.text)).toEqual(['rug', 'pull']);
});
