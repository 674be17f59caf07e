import { pageToken } from '@/backend/contract/process/page-token';
import { makeCall, CHEAP_PASSWORDS, newAddress, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';

let backend: TestBackend;
let editor: string;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  editor = (await signInAs(backend, 'editor')).token;
  const titles = [
    '比特币的未来',
    'Zebra protocol',
    '量子矿机',
    '乙醇',
    '同一网络',
    '会员鸭',
    '坏词鸭',
    '收买鸭',
    '比特币与BTC',
  ];
  await importInto(
    backend,
    titles.map((title, number) => makeItem(`hot-${number}`, { title, body: '<p>正文。</p>' })),
  );
});
afterAll(() => backend.destroy());

const hotOf = async (locale: 'zh-Hans' | 'zh-Hant' | 'en' = 'zh-Hans') =>
  (await backend.call('hotSearch', { size: 50, locale })).list;
const keywordsOf = async (locale?: 'zh-Hans' | 'zh-Hant' | 'en') =>
  (await hotOf(locale)).map(({ keyword }) => keyword);
const searchFrom = (address: string, keyword: string) =>
  makeCall(backend, 'search', { keyword }, { address });

test('a search is hot from its third reader, and its spellings are one row in simplified script', async () => {
  await searchFrom(newAddress(), '比特幣的未來');
  await searchFrom(newAddress(), '比特币的未来');
  expect(await keywordsOf()).not.toContain('比特币的未来');
  const keyword = '比特币的未来';
  const record = (token: string) =>
    makeCall(backend, 'recordSearch', { keyword, token }, { address: newAddress() });
  for (const forged of ['', pageToken(backend.secret, 'search:量子矿机', new Date())]) await record(forged);
  expect(await keywordsOf()).not.toContain(keyword);
  await record(pageToken(backend.secret, `search:${keyword}`, new Date()));
  const rows = (await keywordsOf()).filter((keyword) => keyword.includes('未'));
  expect(rows).toEqual(['比特币的未来']);
  expect(await hotOf('zh-Hant')).toContainEqual({ keyword: '比特币的未来', lang: 'zh-Hans' });
});

test('the Chinese name, English name and ticker of an asset are one row', async () => {
  for (const keyword of ['比特幣', 'btc', 'Bitcoin']) await searchFrom(newAddress(), keyword);
  const names = /^(比特币|btc|bitcoin)$/i;
  expect((await keywordsOf()).filter((keyword) => names.test(keyword))).toEqual(['比特币']);
  expect((await hotOf('en')).filter(({ keyword }) => names.test(keyword))).toEqual([
    { keyword: 'BTC', lang: 'en' },
  ]);
  const suggested = async (keyword: string) =>
    (await backend.call('searchSuggestions', { keyword })).list.map((row) => row.keyword);
  expect(await suggested('比特')).toContain('比特币');
  expect(await suggested('bitc')).toContain('bitcoin');
});

test('upper and lower case are one row', async () => {
  for (const keyword of ['ZEBRA', 'zebra', 'Zebra']) await searchFrom(newAddress(), keyword);
  expect((await keywordsOf()).filter((keyword) => /zebra/i.test(keyword))).toEqual(['ZEBRA']);
});

test('Chinese searches are not shown to readers of English', async () => {
  const english = await hotOf('en');
  expect(english).toContainEqual({ keyword: 'ZEBRA', lang: 'en' });
  expect(english.filter(({ keyword }) => /\p{Script=Han}/u.test(keyword))).toEqual([]);
  const { searchLists } = await backend.call('hotSearchItems', { locale: 'en' });
  expect(searchLists.length).toBeGreaterThan(0);
  expect(searchLists.filter(({ title }) => /\p{Script=Han}/u.test(title))).toEqual([]);
});

test('one address, one IPv6 network and one member count as one reader a day', async () => {
  const address = newAddress();
  for (let times = 0; times < 4; times += 1) await searchFrom(address, '同一网络');
  for (const organiser of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'])
    await searchFrom(organiser, '同一网络');
  expect(await keywordsOf()).not.toContain('同一网络');

  const { token } = await register(backend, 'seeker@example.org');
  for (let times = 0; times < 4; times += 1)
    await makeCall(backend, 'search', { keyword: '会员鸭' }, { token, address: newAddress() });
  expect(await keywordsOf()).not.toContain('会员鸭');
  for (let times = 0; times < 2; times += 1) await searchFrom(newAddress(), '会员鸭');
  expect(await keywordsOf()).toContain('会员鸭');
});

test('further result pages and searches without results are not counted', async () => {
  for (let times = 0; times < 3; times += 1) {
    await makeCall(backend, 'searchMore', { keyword: '乙醇' }, { address: newAddress() });
    await searchFrom(newAddress(), '龘靐齉');
  }
  expect(await keywordsOf()).toEqual(expect.not.arrayContaining(['乙醇', '龘靐齉']));
});

test('editors can block a search in all its spellings, and unblock it', async () => {
  for (let times = 0; times < 3; times += 1) await searchFrom(newAddress(), '坏词鸭');
  expect(await keywordsOf()).toContain('坏词鸭');
  const blocked = await makeCall(backend, 'blockSearch', { keyword: '壞詞鴨' }, { token: editor });
  expect(blocked.data).toEqual({ blocked: true });
  expect(await keywordsOf()).not.toContain('坏词鸭');
  const { list } = (await makeCall(backend, 'blockedSearches', {}, { token: editor })).data;
  expect(list).toEqual([{ keyword: '壞詞鴨', time: expect.any(String) }]);
  await makeCall(backend, 'blockSearch', { keyword: '坏词鸭', block: false }, { token: editor });
  expect(await keywordsOf()).toContain('坏词鸭');
  expect((await makeCall(backend, 'blockSearch', { keyword: '！？' }, { token: editor })).code).toBe(400);
});

test('suggestions contain only hot searches', async () => {
  await searchFrom(newAddress(), '量子矿机');
  await searchFrom(newAddress(), '量子');
  const { list } = await backend.call('searchSuggestions', { keyword: '量子' });
  expect(list).toEqual([{ keyword: '量子矿机', lang: 'zh-Hans' }]);
});

test('a member’s searches are stored by a call of the browser, and can be deleted', async () => {
  const { token } = await register(backend, 'history@example.org');
  for (const keyword of ['量子', '没有这个词汇', '量子'])
    expect((await makeCall(backend, 'recordSearch', { keyword }, { token })).data).toEqual({
      recorded: true,
    });
  const read = async () => (await makeCall(backend, 'searchRecords', {}, { token })).data.list;
  expect((await read()).map(({ keyword }) => keyword)).toEqual(['量子', '没有这个词汇']);
  await makeCall(backend, 'deleteSearchRecords', { id: (await read())[0]?.id }, { token });
  expect((await read()).map(({ keyword }) => keyword)).toEqual(['没有这个词汇']);
  await makeCall(backend, 'deleteSearchRecords', {}, { token });
  expect(await read()).toEqual([]);
});

test('several accounts at one address count as one reader', async () => {
  const address = newAddress();
  const keyword = '收买鸭';
  for (const name of ['one', 'two', 'three', 'four']) {
    const { token } = await register(backend, `bought-${name}@example.org`);
    await makeCall(backend, 'search', { keyword }, { token, address });
  }
  expect(await keywordsOf()).not.toContain(keyword);
});
