import { makeCall, newAddress } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend({ SAMPLE_CONTENT: 'off' });
  await importInto(backend, [
    makeItem('btc', {
      title: '比特币区块奖励再次减半',
      body: '<p>矿工的收入结构随之改变，手续费占比上升。</p>',
    }),
    makeItem('body', { title: '矿场的冬天', body: '<p>电价决定一切；比特币价格只是第二位。</p>' }),
    makeItem('hant', {
      title: '穩定幣發行人的儲備',
      texts: [
        {
          lang: 'zh-Hant',
          text: { title: '穩定幣發行人的儲備', summary: '', body: '<p>披露範圍包括期限分布。</p>' },
        },
      ],
    }),
    makeItem('en', {
      texts: [
        {
          lang: 'en',
          text: {
            title: 'Rollups’ income statements',
            summary: '',
            body: '<p>Sequencer revenue, blob costs and MEV-Boost.</p>',
          },
        },
      ],
    }),
    makeItem('flash', { kind: 'flash', title: '清算所试点' }),
    makeItem('wood', { kind: 'flash', title: '凯西·伍德的基金卖出矿企股份' }),
    makeItem('saylor', { kind: 'flash', title: '塞勒再次公布持仓图' }),
  ]);
});
afterAll(() => backend.destroy());

/** Titles of the imported stories; topics are left out. */
const titlesOf = async (keyword: string, more: object = {}) =>
  (await backend.call('searchMore', { keyword, ...more })).list
    .filter((hit) => hit.kind !== 'topic')
    .map((hit) => hit.title.map((part) => part.text).join(''));

test.each(['Cathie Wood', '凯西·伍德', '凱西・伍德', '凯西伍德', '木头姐'])(
  '%s finds a person by the name that the title has',
  async (typed) => {
    expect((await titlesOf(typed))[0]).toBe('凯西·伍德的基金卖出矿企股份');
  },
);

test('the whole name of a person finds titles with the surname alone', async () => {
  expect((await titlesOf('迈克尔·塞勒'))[0]).toBe('塞勒再次公布持仓图');
});

test('traditional characters find simplified ones, and the reverse', async () => {
  expect(await titlesOf('比特幣')).toContain('比特币区块奖励再次减半');
  expect(await titlesOf('稳定币')).toEqual(['穩定幣發行人的儲備']);
});

test('words of two characters and single characters find stories', async () => {
  expect(await titlesOf('减半')).toEqual(['比特币区块奖励再次减半']);
  expect(await titlesOf('矿')).toContain('矿场的冬天');
});

test('words in the title rank above words in the body', async () => {
  expect(await titlesOf('比特币')).toEqual(['比特币区块奖励再次减半', '矿场的冬天']);
});

test('words are found in any case, by parts of compounds, and by a prefix of the last word', async () => {
  for (const keyword of ['SEQUENCER', 'mev', 'boost', 'roll', 'ＢＬＯＢ costs']) {
    expect(await titlesOf(keyword)).toEqual(['Rollups’ income statements']);
  }
});

test('matches are marked in the text as it is written, whatever the script of the search', async () => {
  const [hit] = (await backend.call('searchMore', { keyword: '穩定幣', kind: 'article' })).list;
  expect(hit?.title.filter((part) => part.hit).map((part) => part.text)).toEqual(['穩定幣']);
  const [inBody] = (await backend.call('searchMore', { keyword: '电价', kind: 'article' })).list;
  expect(inBody?.excerpt.filter((part) => part.hit).map((part) => part.text)).toEqual(['电价']);
});

test('filters by kind and date', async () => {
  expect(await titlesOf('清算', { kind: 'article' })).toEqual([]);
  expect(await titlesOf('清算', { kind: 'flash' })).toEqual(['清算所试点']);
  expect(await titlesOf('清算', { days: 1 })).toEqual([]);
});

test('a search without results in the last days is not replaced by another search', async () => {
  const results = await backend.call('searchMore', { keyword: 'SEQUENCER', days: 1 });
  expect(results).toMatchObject({ list: [], total: 0, instead: null, is_partial: false });
});

test.each([
  "'",
  '"',
  '\\',
  "' | 'a",
  '!',
  '&',
  '(',
  ':*',
  "a' & b",
  '%',
  '_',
  '<->',
  "比'特",
  '\u0000',
  '🙂',
  '‮',
  'a'.repeat(5000),
])('special characters in a search are not syntax: %j', async (keyword) => {
  await expect(backend.call('searchMore', { keyword })).resolves.toMatchObject({ list: expect.any(Array) });
  await expect(backend.call('searchSuggestions', { keyword })).resolves.toMatchObject({
    list: expect.any(Array),
  });
});

test('a search with results becomes hot and leads to its story, and one without results does not', async () => {
  for (let reader = 0; reader < 3; reader += 1) {
    const address = newAddress();
    await makeCall(backend, 'search', { keyword: '减半' }, { address });
    await makeCall(backend, 'search', { keyword: '量子鸭子' }, { address });
  }
  const { list } = await backend.call('hotSearch', {});
  expect(list.map(({ keyword }) => keyword)).toEqual(['减半']);
  const { searchLists } = await backend.call('hotSearchItems', {});
  expect(searchLists).toEqual([expect.objectContaining({ kind: 'article', title: '减半' })]);
});

test('suggestions begin with the typed text in either script', async () => {
  const { list } = await backend.call('searchSuggestions', { keyword: '穩定' });
  expect(list).toContainEqual({ keyword: '穩定幣發行人的儲備', lang: 'zh-Hant' });
});

test('a reader is suggested the title in their language, of whatever language the story was written in', async () => {
  const translated = (lang: 'zh-Hans' | 'zh-Hant' | 'en', title: string) => ({
    lang,
    text: { title, summary: '', body: '<p>正文。</p>' },
  });
  const texts = [
    translated('zh-Hans', '潮汐能矿场'),
    translated('zh-Hant', '潮汐能礦場'),
    translated('en', 'Tidal power feeds a mine'),
  ];
  await importInto(backend, [
    makeItem('tidal', { texts }),
    makeItem('tidal-zh', { title: 'Tidal 协议停机' }),
    makeItem('gone', { texts: [translated('zh-Hans', '旧'), translated('en', 'Tidal flats')] }),
  ]);
  const suggested = async (keyword: string, locale: 'zh-Hans' | 'zh-Hant' | 'en') =>
    (await backend.call('searchSuggestions', { keyword, locale })).list;
  expect(await suggested('tidal p', 'en')).toEqual([{ keyword: 'Tidal power feeds a mine', lang: 'en' }]);
  expect(await suggested('潮汐', 'zh-Hant')).toEqual([{ keyword: '潮汐能礦場', lang: 'zh-Hant' }]);
  expect(await suggested('潮汐', 'zh-Hans')).toEqual([{ keyword: '潮汐能矿场', lang: 'zh-Hans' }]);
  const langs = async (locale: 'zh-Hans' | 'en') =>
    (await suggested('tidal', locale)).map(({ lang }) => lang);
  expect(await langs('en')).toEqual(['en', 'en', 'zh-Hans']);
  expect(await langs('zh-Hans')).toEqual(['zh-Hans', 'en', 'en']);
  // A title that is translated no more is suggested no more.
  await importInto(backend, [makeItem('gone', { texts: [translated('zh-Hans', '旧')] })]);
  expect(await langs('en')).toEqual(['en', 'zh-Hans']);
});
