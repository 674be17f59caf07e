import { pageToken } from '@/backend/contract/process/page-token';
import { makeCall, CHEAP_PASSWORDS, newAddress, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
});
afterAll(() => backend.destroy());

const recommended = async () =>
  (await backend.call('recommendations', { page: 1, size: 50, locale: 'zh-Hans' })).list.map(({ id }) => id);
const latest = async () =>
  (await backend.call('articles', { page: 1, size: 50, locale: 'zh-Hans' })).list.map(({ id }) => id);

test('a story that editors keep out of the rankings stays everywhere else, and the log names the editor', async () => {
  const { token } = await signInAs(backend, 'editor');
  const block = (id: number, isBlocked: boolean) =>
    makeCall(backend, 'blockRanking', { id, block: isBlocked }, { token });
  const id = (await recommended()).at(-1) ?? 0;
  const read = (uuid: string) =>
    makeCall(
      backend,
      'pageView',
      { wz_id: id, uuid, token: pageToken(backend.secret, `view:${id}`, new Date()) },
      { address: newAddress() },
    );
  const viewsOf = async () => (await backend.call('contentDetails', { id, locale: 'zh-Hans' })).views;
  const before = await viewsOf();

  expect((await block(id, true)).data).toEqual({ blocked: true });
  await read('one');
  expect(await recommended()).not.toContain(id);
  expect(await latest()).toContain(id);
  expect(await viewsOf()).toBe(before + 1);
  const [row] = (
    await makeCall(backend, 'deskContents', { status: 'approved', size: 50 }, { token })
  ).data.list.filter((story) => story.id === id);
  expect(row?.is_unranked ?? true).toBe(true);

  await block(id, true);
  expect((await block(id, false)).data).toEqual({ blocked: false });
  expect(await recommended()).toContain(id);
  const log = await makeCall(backend, 'auditLog', { subject_id: String(id) }, { token });
  expect(log.data.list.map(({ command }) => command)).toEqual(['rank', 'unrank']);
  expect((await block(999_999, true)).messageKey).toBe('notFound');
});

test('the articles of columns are those of columnists, newest and most read', async () => {
  const request = { page: 1, size: 50, locale: 'zh-Hans' } as const;
  const { list: columnists } = await backend.call('authors', request);
  const ids = columnists.map(({ id }) => id);
  const isByColumnist = ({ author }: { author: { id: number } | null }) => ids.includes(author?.id ?? 0);
  const all = (await backend.call('articles', request)).list;
  const expected = all.filter(isByColumnist).map(({ id }) => id);
  expect(expected.length).toBeLessThan(all.length);

  const newest = await backend.call('columnArticles', request);
  expect(newest.list.map(({ id }) => id)).toEqual(expected);
  expect(newest.total).toBe(expected.length);
  const popular = await backend.call('popularColumns', request);
  expect(popular.list.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
  expect(popular.total).toBe(expected.length);
  for (const name of ['columnArticles', 'popularColumns'] as const)
    expect(await backend.call(name, { ...request, page: 3 })).toMatchObject({
      list: [],
      total: expected.length,
    });
});
