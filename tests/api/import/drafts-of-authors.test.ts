import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf } from '@/tests/support/drafts';
import { importInto, makeItem } from '@/tests/support/items';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
});
afterAll(() => backend.destroy());

test('imported drafts are in the own list of the member whom the desk connects with their author', async () => {
  const editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  const account = await register(backend, 'moved@example.org');
  const author = callsOf(backend, account.token);
  const items = [
    makeItem('d1', { title: '没写完的稿子', authorName: '搬来的作者', status: 'draft' }),
    makeItem('d2', { title: '别人的稿子', authorName: '另一位作者', status: 'draft' }),
    makeItem('d3', { title: '发过的文章', authorName: '搬来的作者' }),
  ];
  await importInto(backend, items);
  const { list } = (await editor('references', { of: 'author', keyword: '搬来的作者' })).data;
  const id = list[0]?.id ?? 0;
  const { document, version } = (await editor('readRecord', { kind: 'author', id })).data;
  const connected = { ...document, user_id: account.id, may_submit: true };
  expect((await editor('saveRecord', { kind: 'author', id, version, document: connected })).code).toBe(200);

  const drafts = (await author('myContents', { status: 'draft' })).data;
  expect(drafts.list.map(({ title }) => title)).toEqual(['没写完的稿子']);
  const [draft] = drafts.list;
  expect((await author('readDraft', { id: draft?.id ?? 0 })).data).toMatchObject({ status: 'draft' });
});
