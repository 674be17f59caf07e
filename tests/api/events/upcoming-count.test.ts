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
