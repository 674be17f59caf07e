import { SOURCE_NAMES, type SourceName } from '@/backend/contract/data/sources';
import { dataPoints, dataSeries, dataSourceRequests } from '@/backend/db/schema/data';
import { readConfig } from '@/backend/kernel/config';
import { ALL_SOURCES } from '@/backend/modules/data/commands/sources/all-sources';
import { readDueSources } from '@/backend/modules/data/commands/sources/read-sources';
import { SOURCE_SERIES } from '@/backend/modules/data/queries/source-series';
import { listSeries } from '@/backend/modules/data/queries/series';
import { startFeedServer } from '@/tests/support/feed-server';
import { recordedAnswers } from '@/tests/support/recorded-answers';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const both = (text: string) => ({ 'zh-Hans': text, en: text });
let server: Awaited<ReturnType<typeof startFeedServer>>;
let world: TicketWorld | null = null;

beforeAll(async () => {
  server = await startFeedServer();
});
afterEach(async () => {
  await world?.end();
  world = null;
});
afterAll(() => server.stop());

/** A backend that reads these sources from the local server. */
async function startWith(names: readonly SourceName[]): Promise<TicketWorld> {
  const addresses = names.map((name) => [`DATA_SOURCE_URL_${name.toUpperCase()}`, `${server.base}/${name}`]);
  world = await startTicketWorld({ DATA_SOURCES: names.join(','), ...Object.fromEntries(addresses) });
  return world;
}

type Answer = Parameters<typeof server.set>[1];

/** Has every path of these sources answer in one way, or as recorded. */
function answerAs(
  names: readonly SourceName[],
  answers: ReturnType<typeof recordedAnswers>,
  wrap?: (body: string) => Answer,
) {
  for (const name of names)
    for (const [path, body] of Object.entries(answers[name]))
      server.set(`/${name}${path}`, wrap?.(body) ?? ((_, response) => void response.end(body)));
}

/** Long enough for an answer on a busy machine; a source that never answers is waited for less. */
const limits = { timeoutMs: 10_000, maxBytes: 60_000 };
const SHORT_MS = 400;

/** Lets every request of these sources be made once. */
async function readAll(
  { context, move }: TicketWorld,
  names: readonly SourceName[],
  timeoutMs = limits.timeoutMs,
): Promise<void> {
  const max = Math.max(...names.map((name) => ALL_SOURCES[name].requests.length));
  for (let turn = 0; turn <= max; turn += 1) {
    await readDueSources(context, { ...limits, timeoutMs });
    move(31_000);
  }
}

const states = ({ context }: TicketWorld) => context.db.select().from(dataSourceRequests);
const seriesRows = ({ context }: TicketWorld) => context.db.select().from(dataSeries);
const seriesOf = async ({ context }: TicketWorld, key: string) =>
  (await listSeries(context, { key, days: 800, most: 1000, by: 'point', locale: 'zh-Hans' }))[0];

/** The newest value of each series. */
async function lastValues(from: TicketWorld) {
  const list = await listSeries(from.context, { days: 800, most: 1000, by: 'point', locale: 'en' });
  return Object.fromEntries(list.map(({ key, points }) => [key, points.at(-1)]));
}

test('without the setting nothing is asked; an unknown name and a table without an address are refused', () => {
  const read = (env: Record<string, string>) =>
    readConfig({ NODE_ENV: 'test', DATA_DIR: '.data', ...env }).dataSources;
  expect(read({})).toEqual([]);
  expect(
    read({ DATA_SOURCES: 'binance, coingecko' }).map(({ name, isOwnAddress }) => [name, isOwnAddress]),
  ).toEqual([
    ['binance', false],
    ['coingecko', false],
  ]);
  expect(() => read({ DATA_SOURCES: 'coingeko' })).toThrow('DATA_SOURCES');
  expect(() => read({ DATA_SOURCES: 'etf' })).toThrow('DATA_SOURCE_URL_ETF');
});

test('every source fills its series, with its licence; the sample and its mark are gone', async () => {
  const open = await startWith(SOURCE_NAMES);
  const [sample] = await open.context.db
    .insert(dataSeries)
    .values({
      key: 'btc',
      type: 'prices',
      name: both('BTC'),
      description: {},
      unit: both('USD'),
      source: both('Sample'),
      chart: 'line',
      isSample: true,
      updatedTime: open.context.now(),
    })
    .returning({ id: dataSeries.id });
  await open.context.db
    .insert(dataPoints)
    .values({ seriesId: sample?.id ?? 0, at: new Date(Date.now() - 300 * DAY_MS), value: 1 });
  answerAs(SOURCE_NAMES, recordedAnswers(open.context.now()));
  await readAll(open, SOURCE_NAMES);
  expect((await states(open)).filter(({ error }) => error !== '')).toEqual([]);
  const rows = await seriesRows(open);
  expect(rows.map(({ key }) => key).toSorted()).toEqual(Object.keys(SOURCE_SERIES).toSorted());
  for (const row of rows) {
    expect([row.key, row.isSample, row.feedError]).toEqual([row.key, false, '']);
    const series = await seriesOf(open, row.key);
    expect(series?.licence?.text.length).toBeGreaterThan(0);
    expect(series?.points.every(({ value }) => value !== 1)).toBe(true);
  }
  const preferred = rows.find(({ key }) => key === 'btc');
  expect(preferred?.filledBy).toBe('coingecko');
});

const sending =
  (status: number, headers: Record<string, string> = {}, text?: string) =>
  (body: string): Answer =>
  (_, response) =>
    void response.writeHead(status, headers).end(text ?? body);

interface Lie {
  /** What the answers are made of, instead of what was recorded. */
  changed?: Parameters<typeof recordedAnswers>[1];
  wrap?: (body: string) => Answer;
  /** What the states of the requests say. */
  says: RegExp;
  /** Whether the source asks not to be asked again for a while, after the first request. */
  isPausing?: boolean;
}

const LIES: Record<string, Lie> = {
  'wrong numbers': { changed: { times: 1000 }, says: /left out|not as documented/ },
  'times in the future': {
    changed: { shift: 400 * DAY_MS },
    says: /in the future|no values|not as documented|^$/,
  },
  'status 500': { wrap: sending(500), says: /answered 500/ },
  HTML: { wrap: sending(200, {}, '<html><p>maintenance</p></html>'), says: /not JSON|no column Total/ },
  'truncated answers': {
    wrap: (body) => sending(200, {}, body.slice(0, Math.max(0, Math.floor(body.length / 3) - 2)))(body),
    says: /not JSON|no days|no day|not as documented|left out/,
  },
  'numbers that are none': {
    wrap: (body) => sending(200, {}, body.replaceAll(/-?\d+(\.\d+)?/g, 'NaN'))(body),
    says: /not JSON|no day|no amount|not as documented/,
  },
  'words for numbers': {
    wrap: (body) => sending(200, {}, body.replaceAll(/"?-?\d+(\.\d+)?"?/g, '"many"'))(body),
    says: /not JSON|no day|not as documented/,
  },
  silence: { wrap: () => () => undefined, says: /timeout|aborted/i },
  'answers without end': { wrap: sending(200, {}, ' '.repeat(100_000)), says: /larger than/ },
  'a redirect to another host': {
    wrap: sending(302, { location: 'http://169.254.169.254/latest' }),
    says: /redirected to another host/,
  },
  'too many requests': {
    wrap: sending(429, { 'retry-after': '7200' }),
    says: /answered 429/,
    isPausing: true,
  },
};

test('whatever a source answers, the last good values stay and what was wrong is named', async () => {
  const open = await startWith(SOURCE_NAMES);
  answerAs(SOURCE_NAMES, recordedAnswers(open.context.now()));
  await readAll(open, SOURCE_NAMES);
  let good = await lastValues(open);
  for (const [name, { changed, wrap, says, isPausing = false }] of Object.entries(LIES)) {
    open.move(DAY_MS);
    const requestsBefore = server.requested.length;
    answerAs(SOURCE_NAMES, recordedAnswers(open.context.now(), changed), wrap);
    await readAll(open, SOURCE_NAMES, name === 'silence' ? SHORT_MS : undefined);
    expect(server.requested.length).toBeGreaterThan(requestsBefore);
    const rows = await states(open);
    if (isPausing) expect(server.requested.length - requestsBefore).toBe(SOURCE_NAMES.length);
    for (const { source, request, error, pausedUntil } of rows)
      if (!isPausing || pausedUntil !== null)
        expect([name, source, request, says.test(error) ? '' : error]).toEqual([name, source, request, '']);
    const values = await lastValues(open);
    if (changed?.shift === undefined) expect([name, values]).toEqual([name, good]);
    // An answer without a time in it is of the moment it came: those values are true.
    else
      for (const point of Object.values(values))
        expect(Date.parse(point?.at ?? '')).toBeLessThan(open.context.now().getTime());
    good = values;
  }
  // A source that asked for peace is left in peace.
  const before = server.requested.length;
  open.move(30 * MINUTE_MS);
  await readDueSources(open.context, limits);
  expect(server.requested.length).toBe(before);
  // The desk sees each; readers see since when each series stands still.
  for (const row of await seriesRows(open)) expect([row.key, row.feedError === '']).toEqual([row.key, false]);
  const btc = await seriesOf(open, 'btc');
  expect(btc?.stopped_at).toBe(btc?.points.at(-1)?.at);
});

test('the next source steps in where the preferred one is silent, and gives the series back', async () => {
  const names = ['coingecko', 'coinbase'] as const;
  const open = await startWith(names);
  const filledBy = async () => (await seriesRows(open)).find(({ key }) => key === 'btc')?.filledBy;
  answerAs(names, recordedAnswers(open.context.now()));
  await readAll(open, names);
  expect(await filledBy()).toBe('coingecko');
  answerAs(['coingecko'], recordedAnswers(open.context.now()), sending(500));
  for (let turn = 0; turn < 12; turn += 1) {
    open.move(5 * MINUTE_MS);
    answerAs(['coinbase'], recordedAnswers(open.context.now()));
    await readAll(open, names);
  }
  expect(await filledBy()).toBe('coinbase');
  expect((await seriesOf(open, 'btc'))?.points.at(-1)?.value).toBe(97_010);
  open.move(2 * DAY_MS);
  answerAs(names, recordedAnswers(open.context.now()));
  await readAll(open, names);
  expect(await filledBy()).toBe('coingecko');
});
