import { tags } from '@/backend/contract/tags';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';
import { followPageChanges } from '@/tests/support/page-changes';

/** What is shown around a flash: its neighbours in the timeline and the numbers of its day. Other pages stay as they are. */

let backend: TestBackend;
/** Ids of flashes by key, in the order of their times. */
const ids: Record<string, number> = {};
let changes: ReturnType<typeof followPageChanges>;

const flash = (key: string, hour: number, change = {}) =>
  makeItem(key, {
    kind: 'flash',
    releasedAt: `2026-03-04T0${hour}:00:00.000Z`,
    ...change,
  });

/** Imports flashes. @returns the tags that were reported with that of the first */
async function publish(key: string, hour: number, change = {}): Promise<string[]> {
  await importInto(backend, [flash(key, hour, change)]);
  const { list } = await backend.call('flashes', { size: 50, day: '2026-03-04' });
  for (const { id, title } of list) ids[title.replace('标题', '')] = id;
  return changes.tagsWith(tags.content(ids[key] ?? 0));
}

/** The reported tags of this test's flashes and day; the sample has flashes beside them. */
const besides = (reported: string[]) =>
  reported.filter((tag) => tag.startsWith('numbers:') || beside(...Object.keys(ids)).includes(tag)).sort();
const beside = (...keys: string[]) => keys.map((key) => tags.beside(ids[key] ?? 0)).sort();

beforeAll(async () => {
  backend = await startBackend();
  changes = followPageChanges(backend);
  await changes.begin();
  await publish('a', 1);
  await publish('b', 2);
});
afterAll(() => backend.destroy());

test('a new flash changes what stands beside the one before it, and no number', async () => {
  expect(besides(await publish('d', 4))).toEqual(beside('b'));
});

test('a flash between two others changes both and the numbers of the day', async () => {
  expect(besides(await publish('c', 3))).toEqual([...beside('b', 'd'), tags.dayNumbers('2026-03-04')].sort());
});

test('a corrected flash stands where it stood', async () => {
  expect(besides(await publish('c', 3, { isImportant: true }))).toEqual([]);
});

test('a withdrawn flash changes both of its neighbours and the numbers of the day', async () => {
  expect(besides(await publish('b', 2, { status: 'withdrawn' }))).toEqual(
    [...beside('a', 'c'), tags.dayNumbers('2026-03-04')].sort(),
  );
});

test('a flash that moves changes what stands beside its old and its new place', async () => {
  expect(besides(await publish('c', 5))).toEqual([...beside('a', 'd'), tags.dayNumbers('2026-03-04')].sort());
});
