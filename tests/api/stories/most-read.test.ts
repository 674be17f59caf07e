import { startBackend, type TestBackend } from '@/tests/support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({});
});
afterAll(() => backend.destroy());

test('the sample has ten most read articles of the day and of the week, and they differ', async () => {
  const { day, week } = await backend.call('mostRead', {});
  const idsOf = (list: typeof day) => list.map(({ id }) => id);
  expect(day).toHaveLength(10);
  expect(week).toHaveLength(10);
  expect(idsOf(week)).not.toEqual(idsOf(day));
  expect([...day, ...week].every(({ kind }) => kind === 'article')).toBe(true);
});
