import { startBackend, type TestBackend } from '@/tests/support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({});
});
afterAll(() => backend.destroy());

test('events are filtered by a city in any of its languages, and events online have no city', async () => {
  const all = await backend.call('activities', { state: 'all', size: 100, locale: 'zh-Hans' });
  const there = all.list.filter(({ city }) => city === '香港').map(({ id }) => id);
  expect(there.length).toBeGreaterThan(0);
  expect(there.length).toBeLessThan(all.list.length);
  for (const city of ['香港', 'Hong Kong']) {
    const { list, total } = await backend.call('activities', { state: 'all', size: 100, city });
    expect(list.map(({ id }) => id)).toEqual(there);
    expect(total).toBe(there.length);
  }
  expect((await backend.call('activities', { state: 'all', city: '没有这个城市' })).total).toBe(0);
});
