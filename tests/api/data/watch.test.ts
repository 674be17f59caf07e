import { CHEAP_PASSWORDS, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';

let backend: TestBackend;
let member: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  member = callsOf(backend, (await signInAs(backend, 'editor')).token);
});
afterAll(() => backend.destroy());

const keysOf = async () => (await member('watchedSeries', {})).data.keys;

test('a watch list keeps the order of adding, takes each series once, and passes over unknown ones', async () => {
  expect(await keysOf()).toEqual([]);
  await member('watchSeries', { keys: ['eth'], is_watched: true });
  const merged = (await member('watchSeries', { keys: ['btc', 'eth', 'nothing'], is_watched: true })).data;
  expect(merged.keys).toEqual(['eth', 'btc']);
  expect((await member('watchSeries', { keys: ['eth'], is_watched: false })).data.keys).toEqual(['btc']);
  expect(await keysOf()).toEqual(['btc']);
});

test('what a member watches is in the export of their data', async () => {
  const { records } = (await member('exportData', {})).data;
  expect(records['watched_series']).toMatchObject([{ key: 'btc' }]);
});
