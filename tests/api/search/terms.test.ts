import { CHEAP_PASSWORDS, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';
import { importInto, makeItem } from '@/tests/support/items';
import { until } from '@/tests/support/until';

let backend: TestBackend;
let editor: MemberCalls;
const word = { simplified: '链改', taiwan: '區塊鏈改造', hong_kong: '', exception: '' };

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS });
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  await importInto(backend, [
    makeItem('a', { title: '链改联盟成立', body: '<p>一月</p>' }),
    makeItem('b', { title: '二月的会', body: '<p>有人谈到链改。</p>' }),
    makeItem('c', { title: '三月的会', body: '<p>只有链改联盟在场。</p>' }),
  ]);
}, 60_000);
afterAll(() => backend.destroy());

const save = (document: object) => editor('saveRecord', { kind: 'term', document: { ...word, ...document } });

test('an editor sees which published pages a word would change, without those that have it in its exception only', async () => {
  const { data } = await editor('termUses', { simplified: '链改' });
  expect(data).toMatchObject({ total: 3, is_more: false });
  expect(data.list[0]?.excerpt.some(({ text, hit }) => hit && text === '链改')).toBe(true);
  const outside = (await editor('termUses', { simplified: '链改', exception: '链改联盟' })).data;
  expect(outside.list.map(({ title }) => title)).toEqual(['二月的会']);
});

test('a word is known to portals and searches in two seconds, named in the log, and gone when it is removed', async () => {
  // Before and after, other stories are found by parts of the word.
  const countMatches = async () => {
    const { list } = await backend.call('searchMore', { keyword: '區塊鏈改造' });
    const titles = list.map(({ title }) => title.map(({ text }) => text).join(''));
    return ['链改联盟成立', '二月的会', '三月的会'].filter((title) => titles.includes(title)).length;
  };
  expect(await countMatches()).toBe(0);
  const saved = (await save({})).data;
  const terms = async () => (await portal()).list;
  const portal = async () => {
    const answer = await backend.raw('/internal/chinese-terms', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-backend-secret': backend.secret },
      body: '{}',
    });
    return (await answer.json()).data;
  };
  expect(await terms()).toEqual([word]);
  await until(async () => (await countMatches()) === 3);
  await editor('deleteRecord', { kind: 'term', ...saved });
  expect(await terms()).toEqual([]);
  await until(async () => (await countMatches()) === 0);
  const log = (await editor('auditLog', { subject: 'term', subject_id: String(saved.id) })).data.list;
  expect(log.map(({ command }) => command)).toEqual(['delete', 'create']);
});

test.each([
  [{ simplified: '链' }, 'document.simplified'],
  [{ simplified: 'block' }, 'document.simplified'],
  [{ simplified: '长'.repeat(21) }, 'document.simplified'],
  [{ taiwan: '' }, 'document.taiwan'],
  [{ exception: '另一个词' }, 'document.exception'],
])('%j is refused at its field', async (change, field) => {
  expect(Object.keys((await save(change)).fields ?? {})).toEqual([field]);
});

test('a word that is there already, and one that leads back to it, are refused', async () => {
  await save({ simplified: '甲方案', taiwan: '乙方案' });
  expect(await save({ simplified: '甲方案' })).toMatchObject({ fields: { simplified: 'taken' } });
  expect(await save({ simplified: '乙方案', taiwan: '甲方案' })).toMatchObject({
    fields: { taiwan: 'loops' },
  });
});
