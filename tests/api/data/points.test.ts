import { makeCall, CHEAP_PASSWORDS, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';

let backend: TestBackend;
let editor: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
});
afterAll(() => backend.destroy());

const both = (text: string) => ({ 'zh-Hans': text, en: text });

test('a hundred thousand points are thinned without losing the extremes', async () => {
  const first = Date.UTC(2026, 10, 1);
  const lines = Array.from({ length: 100_000 }, (_, at) => {
    const value = at === 54_321 ? 9999 : at === 77_777 ? -5 : 100 + (at % 7);
    return `${new Date(first + at * 10_000).toISOString()},${value}`;
  });
  const document = { key: 'many', type: 'many', name: both('many'), description: {}, unit: {}, source: {} };
  const record = (await editor('saveRecord', { kind: 'series', document })).data;
  const text = lines.join('\n');
  expect(
    (await editor('saveSeriesPoints', { id: record.id, version: record.version, text })).data.added,
  ).toBe(100_000);
  const [series] = (await makeCall(backend, 'dataSeries', { type: 'many', days: 3650, most: 1000 })).data
    .list;
  const points = series?.points ?? [];
  expect(points.length).toBeLessThanOrEqual(1000);
  expect(points.length).toBeGreaterThan(500);
  const values = points.map(({ value }) => value);
  expect([Math.max(...values), Math.min(...values)]).toEqual([9999, -5]);
  expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted());
  expect(Date.parse(points[0]?.at ?? '')).toBe(first);
  expect(Date.parse(points.at(-1)?.at ?? '')).toBe(first + 99_999 * 10_000);

  // By day, the values are the same whatever the maximum number of points.
  const closing = new Map(lines.map((line) => [line.slice(0, 10), Number(line.split(',')[1])]));
  for (const max of [10, 1000]) {
    const [byDay] = (
      await makeCall(backend, 'dataSeries', { type: 'many', days: 3650, most: max, by: 'day' })
    ).data.list;
    const days = byDay?.points.map(({ at, value }) => [at.slice(0, 10), value] as const) ?? [];
    expect(days.length).toBeLessThanOrEqual(Math.min(max, closing.size));
    expect(days.at(-1)?.[0]).toBe([...closing.keys()].at(-1));
    for (const [day, value] of days) expect([day, value]).toEqual([day, closing.get(day)]);
  }
  // The period may end before the current time.
  const until = new Date(first + 2 * 86_400_000).toISOString();
  const [early] = (await makeCall(backend, 'dataSeries', { key: 'many', days: 1, most: 100_000, until })).data
    .list;
  expect(early?.points.length).toBe(8641);
  expect(early?.points.at(-1)?.at).toBe(until);
});
