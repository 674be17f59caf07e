import { startBackend, type TestBackend } from '@/tests/support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({});
});
afterAll(() => backend.destroy());

test('an upcoming event that was cancelled is listed, but not counted', async () => {
  const { list } = await backend.call('activities', { state: 'upcoming', size: 100 });
  const cancelled = list.filter(({ state }) => state === 'cancelled');
  expect(cancelled).not.toHaveLength(0);
  expect((await backend.call('siteCounts', {})).events_upcoming).toBe(list.length - cancelled.length);
});

test('every organiser has the number of all their upcoming events, however few are listed', async () => {
  const { list } = await backend.call('activities', { state: 'upcoming', is_cancelled: false, size: 100 });
  const organisers = await backend.call('organisers', { size: 100 });
  const countOf = (id: number) => list.filter(({ organiser }) => organiser.id === id).length;
  expect(organisers.list.map((row) => row.upcoming_total)).toEqual(
    organisers.list.map(({ id }) => countOf(id)),
  );
  expect(organisers.list.some((row) => row.upcoming_total > row.events.length)).toBe(true);
});

test('of any eight successive events at most three have a drawing of one kind', async () => {
  const { list } = await backend.call('activities', { state: 'all', size: 100 });
  const kinds = list.map(({ figure }) => figure?.kind);
  expect(new Set(kinds).size).toBeGreaterThan(2);
  for (let start = 0; start < kinds.length; start += 1)
    for (const kind of new Set(kinds.filter((each) => each !== undefined)))
      expect(kinds.slice(start, start + 8).filter((other) => other === kind).length).toBeLessThanOrEqual(3);
});
