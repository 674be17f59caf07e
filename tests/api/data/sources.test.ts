import { setTimeout as pause } from 'node:timers/promises';
import { makeCall, CHEAP_PASSWORDS, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { startFeedServer } from '@/tests/support/feed-server';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';
import { until } from '@/tests/support/until';

let backend: TestBackend;
let editor: MemberCalls;
let sources: Awaited<ReturnType<typeof startFeedServer>>;

beforeAll(async () => {
  sources = await startFeedServer();
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000', FEEDS_PRIVATE_HOSTS: 'on' });
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
});
afterAll(async () => {
  await backend.destroy();
  await sources.stop();
});

const both = (text: string) => ({ 'zh-Hans': text, en: text });
const DAYS = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'];
const CSV = DAYS.map((day, at) => `${day},${100 + at}`).join('\n');

interface Source {
  key: string;
  answer: Parameters<typeof sources.set>[1];
  path?: string;
  /** Points stored before the source is read. */
  before?: string;
}

/** Makes a series whose source is read only after its earlier points are stored. */
async function add({ key, answer, path = '', before }: Source): Promise<number> {
  sources.set(`/${key}`, answer);
  const series = { key, type: 'sources', name: both(key), description: {}, unit: {}, source: {} };
  const document = { ...series, feed_url: before ? '' : `${sources.base}/${key}`, feed_path: path };
  const record = (await editor('saveRecord', { kind: 'series', document })).data;
  if (!before) return record.id;
  const points = (await editor('saveSeriesPoints', { id: record.id, version: record.version, text: before }))
    .data;
  const read = { ...document, feed_url: `${sources.base}/${key}` };
  await editor('saveRecord', { kind: 'series', id: record.id, version: points.version, document: read });
  return record.id;
}

const sending =
  (text: string, status = 200): Source['answer'] =>
  (_, response) =>
    void response.writeHead(status).end(text);
const valuesOf = async (key: string) => {
  const { list } = (await makeCall(backend, 'dataSeries', { type: 'sources', days: 3650 })).data;
  return list.find((series) => series.key === key)?.points.map(({ value }) => value);
};
const notes = async () => {
  const { list } = (await editor('records', { kind: 'series', size: 50 })).data;
  return new Map(list.map(({ id, note }) => [id, note]));
};

test('valid points of any source are stored, known points stay, and the error of a failing source is shown', async () => {
  const cases: (Source & { values: number[]; says: string })[] = [
    { key: 'plain', answer: sending(CSV), values: [100, 101, 102, 103, 104], says: '' },
    {
      key: 'slow',
      answer: (_, response) => void pause(1500).then(() => response.end(CSV)),
      values: [100, 101, 102, 103, 104],
      says: '',
    },
    {
      key: 'wrong',
      answer: sending('<html>\n<p>maintenance</p>'),
      before: CSV,
      values: [100, 101, 102, 103, 104],
      says: 'line',
    },
    {
      key: 'empty',
      answer: sending('[]'),
      before: CSV,
      values: [100, 101, 102, 103, 104],
      says: 'no points',
    },
    {
      key: 'silent',
      answer: () => undefined,
      before: CSV,
      values: [100, 101, 102, 103, 104],
      says: 'timeout',
    },
    { key: 'away', answer: sending('', 503), before: CSV, values: [100, 101, 102, 103, 104], says: '503' },
    {
      key: 'doubled',
      answer: sending(`${CSV}\n2026-11-05,110\n${CSV.split('\n')[0]}`),
      values: [100, 101, 102, 103, 110],
      says: '',
    },
    {
      key: 'unordered',
      answer: sending(CSV.split('\n').reverse().join('\n')),
      values: [100, 101, 102, 103, 104],
      says: '',
    },
    {
      key: 'moved',
      answer: (_, response) => void response.writeHead(301, { location: '/plain' }).end(),
      values: [100, 101, 102, 103, 104],
      says: '',
    },
    {
      key: 'inside',
      path: 'result.prices',
      answer: sending(
        JSON.stringify({ result: { prices: DAYS.map((day, at) => ({ date: day, value: at + 1 })) } }),
      ),
      values: [1, 2, 3, 4, 5],
      says: '',
    },
    {
      key: 'elsewhere',
      path: 'result.none',
      answer: sending('{"result":{}}'),
      before: CSV,
      values: [100, 101, 102, 103, 104],
      says: 'nothing at',
    },
    {
      key: 'jumping',
      answer: sending('2026-11-06,105\n2026-11-07,999999'),
      before: CSV,
      values: [100, 101, 102, 103, 104, 105],
      says: 'too far off',
    },
  ];
  const ids = new Map<string, number>();
  for (const source of cases) ids.set(source.key, await add(source));
  await until(async () => new Set(sources.requested.map(({ path }) => path)).size >= cases.length);
  await until(async () => {
    const notesAfter = await notes();
    return cases.every(({ key, says }) => says === '' || notesAfter.get(ids.get(key) ?? 0)?.includes(says));
  });
  await until(async () =>
    (await Promise.all(cases.map(({ key }) => valuesOf(key)))).every((values) => values?.length),
  );
  const notesAfter = await notes();
  for (const { key, values, says } of cases) {
    expect([key, await valuesOf(key)]).toEqual([key, values]);
    expect([key, (notesAfter.get(ids.get(key) ?? 0) ?? '').includes('⚠')]).toEqual([key, says !== '']);
  }
  // Readers are shown a stopped source, and not one whose only error is an outlier.
  const { list } = (await makeCall(backend, 'dataSeries', { type: 'sources', days: 3650 })).data;
  for (const { key, says } of cases) {
    const series = list.find((candidate) => candidate.key === key);
    const last = series?.points.at(-1)?.at ?? '';
    expect([key, series?.stopped_at]).toEqual([key, says === '' || key === 'jumping' ? null : last]);
  }
  const numbers = await (await fetch(`${backend.url}/metrics`)).text();
  const failing = cases.filter(({ says }) => says !== '').length;
  expect(numbers).toMatch(new RegExp(`^series_sources\\{state="failed"[^}]*\\} ${failing}$`, 'm'));
  expect(numbers).toMatch(
    new RegExp(`^series_sources\\{state="good"[^}]*\\} ${cases.length - failing}$`, 'm'),
  );
});

test('an outlier is reported with its time until an editor stores it', async () => {
  const leftOut = async () => {
    const { list } = (await makeCall(backend, 'dataSeries', { key: 'jumping', days: 3650 })).data;
    expect(list).toHaveLength(1);
    return list[0]?.outliers;
  };
  expect(await leftOut()).toEqual([{ at: '2026-11-07T00:00:00.000Z', value: 999_999 }]);
  const { list } = (await editor('records', { kind: 'series', size: 50 })).data;
  const id = list.find(({ title }) => title === 'jumping')?.id ?? 0;
  const { version } = (await editor('readRecord', { kind: 'series', id })).data;
  await editor('saveSeriesPoints', { id, version, text: '2026-11-07,999999' });
  expect(await leftOut()).toEqual([]);
  expect((await valuesOf('jumping'))?.at(-1)).toBe(999_999);
});

test('records name the value they exceed, and a supply that only grows has no records', async () => {
  const { records, latest, settled } = (await makeCall(backend, 'dataRecords', { locale: 'en' })).data;
  // The answer names the day it counts to, since it may be read after the next day is over.
  expect(Date.now() - Date.parse(settled)).toBeGreaterThanOrEqual(86_400_000);
  expect(records.every(({ at }) => at.slice(0, 10) <= settled)).toBe(true);
  expect(latest.map(({ key }) => key)).toContain('btc');
  expect(latest.map(({ key }) => key)).not.toContain('bitcoin-supply');
  for (const { value, before, is_high: isHigh, since, at } of records) {
    if (before) expect(isHigh ? value > before.value : value < before.value).toBe(true);
    if (since) expect(Date.parse(at) - Date.parse(since)).toBeGreaterThanOrEqual(90 * 86_400_000);
  }
  expect(records.map(({ at }) => at)).toEqual(
    records
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
});

const MAX_FLASHES = 300;

test('a flash shows, beside an asset label, its last price of the hour before, with its age, or nothing', async () => {
  const priced = new Map([
    [4, 'btc'],
    [3, 'eth'],
    [12, 'sol'],
  ]);
  const series = new Map<number, { at: string; value: number }[]>();
  for (const [label, key] of priced) {
    const { list } = (await makeCall(backend, 'dataSeries', { key, days: 3650, most: 100_000 })).data;
    series.set(label, list[0]?.points ?? []);
  }
  const pageFrom = async (cursor?: string) => (await makeCall(backend, 'flashes', { size: 50, cursor })).data;
  let page = await pageFrom();
  const flashes = [...page.list];
  while (page.next !== null && flashes.length < MAX_FLASHES) {
    page = await pageFrom(page.next);
    flashes.push(...page.list);
  }
  const seen = { with: 0, without: 0 };
  for (const { labels, prices, release_time: released } of flashes) {
    const at = Date.parse(`${released.replace(' ', 'T')}+08:00`);
    const wanted = labels.flatMap(({ id }) => {
      const point = series.get(id)?.findLast((candidate) => Date.parse(candidate.at) <= at);
      const age = point ? at - Date.parse(point.at) : Infinity;
      if (series.has(id) && age >= 3_600_000) seen.without += 1;
      return point && age < 3_600_000 ? [{ label_id: id, value: point.value, age }] : [];
    });
    expect(prices.map(({ label_id, value }) => ({ label_id, value }))).toEqual(
      wanted.map(({ label_id, value }) => ({ label_id, value })),
    );
    for (const [index, { delay_minutes: delay, is_sample: isSample }] of prices.entries()) {
      expect(isSample).toBe(true);
      expect(Math.abs(delay - (wanted[index]?.age ?? 0) / 60_000)).toBeLessThanOrEqual(1);
      seen.with += 1;
    }
  }
  expect(seen.with).toBeGreaterThan(0);
  expect(seen.without).toBeGreaterThan(0);
});
