import { CHEAP_PASSWORDS, makeCall, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';

const HOUR_MS = 3_600_000;
const both = (text: string) => ({ 'zh-Hans': text, en: text });
let backend: TestBackend;
let editor: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
});
afterAll(() => backend.destroy());

/** Stores points so many hours before now. */
async function store(key: string, ages: readonly [hours: number, value: number][]): Promise<void> {
  const document = { key, type: 'windows', name: both(key), description: {}, unit: {}, source: {} };
  const { id, version } = (await editor('saveRecord', { kind: 'series', document })).data;
  const lines = ages.map(
    ([hours, value]) => `${new Date(Date.now() - hours * HOUR_MS).toISOString()},${value}`,
  );
  await editor('saveSeriesPoints', { id, version, text: lines.join('\n') });
}

const earlierOf = async (key: string) => {
  const { list } = (await makeCall(backend, 'dataSeries', { key, days: 800 })).data;
  return list[0]?.earlier;
};

test('a price shows the same change beside the menu and in its series', async () => {
  const { list: prices } = (await makeCall(backend, 'spotPrices', {})).data;
  const { list } = (await makeCall(backend, 'dataSeries', { type: 'prices', by: 'day' })).data;
  expect(prices.length).toBeGreaterThan(0);
  for (const { symbol, change, changes } of prices) {
    const series = list.find(({ key }) => key.toUpperCase() === symbol);
    const [last, earlier] = [series?.points.at(-1)?.value ?? 0, series?.earlier.day ?? 0];
    expect(change).toBe(changes.day);
    expect(change).toBeCloseTo((last / earlier - 1) * 100, 1);
  }
});

test('each window begins at the last value before it, and is empty where the series has none near that moment', async () => {
  await store('by-hour', [
    [0, 10],
    [1, 9],
    [25, 8],
    [7 * 24 + 1, 7],
    [30 * 24 + 30, 6],
  ]);
  expect(await earlierOf('by-hour')).toEqual({ day: 8, week: 7, month: null, year: null });
  // The value of a day is not that of 24 hours before a value of an hour.
  await store('mixed', [
    [0, 10],
    [1, 9],
    [37, 8],
  ]);
  expect(await earlierOf('mixed')).toMatchObject({ day: null });
  // A series of trading days is compared over a weekend.
  await store('trading', [
    [0, 10],
    [72, 9],
    [96, 8],
  ]);
  expect(await earlierOf('trading')).toMatchObject({ day: 9 });
});
