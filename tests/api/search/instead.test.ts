import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ SAMPLE_CONTENT: 'off' });
  await importInto(backend, [
    makeItem('a', {
      title: '节点周报 #236',
      authorName: '沈砚之',
      body: '<p>taproot，稳定币</p>',
      labelNames: ['稳定币市场'],
    }),
    makeItem('b', { title: 'BDK #2029修复了一处错误', body: '<p>稳定币市场</p>' }),
    makeItem('c', { title: '用Raspberry Pi管账户', authorName: 'Ada Moreno', body: '<p>libp2p</p>' }),
    makeItem('d', { title: '零钱账户的一天', authorName: '林述', body: '<p>零钱</p>' }),
    makeItem('f', { title: '早市', body: '<p>二月的稳定币市场很静。Vital, said Vitalik. Debug it.</p>' }),
    makeItem('e', { title: '嫦娥奔月', authorName: '林述', body: '<p>月亮</p>' }),
  ]);
}, 60_000);
afterAll(() => backend.destroy());

test.each([
  ['taprot', 'taproot'],
  ['周报236', '周报 236'],
  ['BDK2029', 'bdk 2029'],
  ['wendingbishichang', '稳定币市场'],
  ['wdbsc', '稳定币市场'],
  ['稳定币巿场', '稳定币市场'],
  ['cuowu', '错误'],
  ['cuowu 2029', '错误 2029'],
  ['lib2pp', 'libp2p'],
  // Two characters of a name are wrong, and sound right.
  ['二月的温定必市场', '二月的稳定币市场'],
  // The name begins with another one, which is written right.
  ['二月的稳定币氏厂', '二月的稳定币市场'],
  // The first and the last letter are seldom mistyped.
  ['vitalk', 'vitalik'],
])('%s finds nothing itself, and is searched as %s', async (keyword, instead) => {
  const results = await backend.call('searchMore', { keyword });
  expect(results.instead).toBe(instead);
  expect(results.total).toBeGreaterThan(0);
});

test.each(['树莓派', 'raspi', '帳戶', '帐户'])('%s finds what texts call otherwise', async (keyword) => {
  const { list, instead } = await backend.call('searchMore', { keyword });
  expect(instead).toBeNull();
  const titles = list.map(({ title }) => title.map(({ text }) => text).join(''));
  expect(titles.some((title) => title.includes('Pi'))).toBe(true);
});

test('a sentence with the name of an author finds the stories of that author first', async () => {
  const results = await backend.call('searchMore', { keyword: 'Ada Moreno的账户怎么管' });
  expect(results.is_partial).toBe(true);
  const titles = results.list.map(({ title }) => title.map(({ text }) => text).join(''));
  expect(titles.filter((title) => title.includes('账户'))[0]).toContain('Pi');
});

test('a word of an English sentence is not taken for pinyin', async () => {
  expect((await backend.call('searchMore', { keyword: 'change' })).instead).toBe('嫦娥');
  expect((await backend.call('searchMore', { keyword: 'how does it change' })).instead).toBeNull();
});

test('a short word that differs in two letters is another word', async () => {
  expect((await backend.call('searchMore', { keyword: 'depeg' })).instead).toBeNull();
});

test('a search with results of its own is not replaced', async () => {
  expect((await backend.call('searchMore', { keyword: 'taproot' })).instead).toBeNull();
});

test('a sentence finds the text with the rarest of its words, and the answer says that others are missing', async () => {
  const results = await backend.call('searchMore', { keyword: '怎么修复BDK里的一处错误呢' });
  expect(results).toMatchObject({ instead: null, is_partial: true });
  expect(results.list[0]?.title.map(({ text }) => text).join('')).toContain('修复了一处错误');
});
