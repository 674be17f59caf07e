import { CHEAP_PASSWORDS, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { contentInState, callsOf, type MemberCalls } from '@/tests/support/drafts';
import { importInto, makeItem } from '@/tests/support/items';

let backend: TestBackend;
let editor: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  editor = callsOf(backend, (await signInAs(backend, 'admin')).token);
});
afterAll(() => backend.destroy());

const shown = async (id: number) => (await editor('contentDetails', { id, locale: 'zh-Hans' })).data;

test('a title for search results is public when its version is, beside the title', async () => {
  const draft = await contentInState('live', { owner: editor, admin: editor });
  expect(await shown(draft.id)).not.toHaveProperty('search_title');
  const search_titles = { 'zh-Hans': ' 夜班表 ', en: 'Night shift' };
  expect((await editor('correctContent', { ...draft, search_titles })).code).toBe(200);
  expect(await shown(draft.id)).toMatchObject({ title: '清算所的夜班表', search_title: '夜班表' });
  const { document, version } = (await editor('readDraft', { id: draft.id })).data;
  expect(document.search_titles).toEqual({ 'zh-Hans': '夜班表', en: 'Night shift' });
  expect((await editor('correctContent', { id: draft.id, version, search_titles: {} })).code).toBe(200);
  expect(await shown(draft.id)).not.toHaveProperty('search_title');
});

test('a title for search results that is wider than they are is refused at its field', async () => {
  const draft = await contentInState('draft', { owner: editor, admin: editor });
  const save = (title: string) =>
    editor('saveDraft', { ...draft, kind: 'article', lang: 'zh-Hans', search_titles: { 'zh-Hans': title } });
  const refused = await save('长'.repeat(31));
  expect(refused.code).toBe(400);
  expect(Object.values(refused.fields ?? {})).toEqual(['tooLong']);
  expect((await save('长'.repeat(30))).code).toBe(200);
});

test('an import brings its title for search results, and keeps the one an editor wrote', async () => {
  const item = (searchTitle: string, summary = '') =>
    makeItem('seo', {
      texts: [
        { lang: 'zh-Hans', text: { title: '一个很长的题目', summary, body: '<p>文</p>', searchTitle } },
      ],
    });
  await importInto(backend, [item('短题目')]);
  const [row] = (await editor('deskContents', { keyword: '一个很长的题目' })).data.list;
  const id = row?.id ?? 0;
  expect(await shown(id)).toMatchObject({ search_title: '短题目' });
  await importInto(backend, [item('新的短题目')]);
  expect(await shown(id)).toMatchObject({ search_title: '新的短题目' });
  const { version } = (await editor('readDraft', { id })).data;
  await editor('correctContent', { id, version, search_titles: { 'zh-Hans': '编辑写的' } });
  await importInto(backend, [item('又一个', '摘要')]);
  expect(await shown(id)).toMatchObject({ search_title: '编辑写的', summary: '摘要' });
});
