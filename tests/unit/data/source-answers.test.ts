import { SOURCE_NAMES } from '@/backend/contract/data/sources';
import { ALL_SOURCES } from '@/backend/modules/data/commands/sources/all-sources';
import { readFlows } from '@/backend/modules/data/commands/sources/etf';
import { splitPlausible } from '@/backend/modules/data/commands/sources/split-plausible';
import { SOURCE_SERIES } from '@/backend/modules/data/queries/source-series';
import { recordedAnswers } from '@/tests/support/recorded-answers';

const DAY_MS = 86_400_000;
const now = new Date('2026-11-27T14:20:00Z');
const recorded = recordedAnswers(now);

/** The last value of each series in the recorded answers, in its unit. */
const LAST: Record<string, Record<string, number>> = {
  coingecko: { btc: 97_000, eth: 3300, sol: 240, bnb: 620, ton: 5.5 },
  coinbase: { btc: 97_010, eth: 3301, sol: 240.1 },
  binance: { btc: 97_020, eth: 3302, sol: 240.2, bnb: 621, ton: 5.51 },
  defillama: {
    'stablecoin-cap': 3120,
    'dex-volume': 116,
    'tvl-ethereum': 680,
    'tvl-solana': 90,
    'tvl-tron': 50,
    'tvl-bsc': 70,
    'tvl-base': 40,
  },
  mempool: {
    'bitcoin-fees': 10.6,
    'bitcoin-fee-rate': 3,
    'bitcoin-hashrate': 1142,
    'bitcoin-difficulty': 149.3,
    'bitcoin-supply': 20_115_762.5,
  },
  feargreed: { 'fear-greed': 71 },
  etf: { 'spot-etf-flow': 4.12 },
};

test.each(SOURCE_NAMES)(
  'the documented answers of %s give the values of its series, all plausible',
  (name) => {
    const last: Record<string, number> = {};
    for (const request of ALL_SOURCES[name].requests) {
      const answer = recorded[name][request.path];
      if (answer === undefined) throw new Error(`no recorded answer of ${name} for ${request.path}`);
      const readings = request.read(answer, now);
      expect(readings.map(({ key }) => key).toSorted()).toEqual([...request.keys].toSorted());
      for (const { key, points } of readings) {
        expect(points.length).toBeGreaterThan(0);
        const { band } = SOURCE_SERIES[key];
        expect(splitPlausible(points, { band, last: null, now })).toMatchObject({ refused: [] });
        last[key] = points.at(-1)?.value ?? 0;
      }
    }
    expect(last).toEqual(LAST[name]);
  },
);

test('names of requests are unique, and every series a source fills is described', () => {
  for (const { requests } of Object.values(ALL_SOURCES)) {
    const names = requests.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { keys } of requests) for (const key of keys) expect(SOURCE_SERIES[key]).toBeDefined();
  }
});

const band = { min: 1, max: 1_000_000, factor: 1.6 };
const point = (hours: number, value: number) => ({ at: new Date(now.getTime() + hours * 3_600_000), value });

test('a value that jumps further than it can is refused and named; the longer ago the last, the further it may', () => {
  const last = point(-1, 100);
  const refused = (points: ReturnType<typeof point>[], before = last) =>
    splitPlausible(points, { band, last: before, now }).refused.map(
      ({ value, reason }) => `${value} ${reason}`,
    );
  expect(refused([point(0, 159), point(0, 161)])).toEqual(['161 too far from 159 before it'].slice(1));
  expect(refused([point(0, 161)])).toEqual(['161 too far from 100 before it']);
  expect(refused([point(0, 62)])).toEqual(['62 too far from 100 before it']);
  expect(refused([point(0, 400)], { at: new Date(now.getTime() - 3 * DAY_MS), value: 100 })).toEqual([]);
  expect(refused([point(1, 100)])).toEqual(['100 in the future']);
  expect(refused([point(0, 0.5), point(0, NaN)])).toEqual(['0.5 not between 1 and 1000000', 'NaN no number']);
});

test('a table of flows is read whatever its days look like, and not at all when it is none', () => {
  const values = (text: string) =>
    readFlows(text).map(({ at, value }) => [at.toISOString().slice(0, 10), value]);
  expect(values('Date,IBIT,Total\n2026-11-25,1,-250\n"Nov 26, 2026",2,"1,412.0"')).toEqual([
    ['2026-11-25', -2.5],
    ['2026-11-26', 14.12],
  ]);
  for (const text of [
    '<html>',
    'Date,IBIT\n2026-11-25,1',
    'Date,Total\nsomeday,1',
    'Date,Total\n2026-11-25,x',
    'Date,Total',
  ])
    expect(() => readFlows(text)).toThrow();
});

test('a table of flows is read as spreadsheets of any country write it', () => {
  const values = (text: string) =>
    readFlows(text).map(({ at, value }) => `${at.toISOString().slice(0, 10)} ${value}`);
  const day = ['2024-01-11 6.553'];
  for (const text of [
    'Date;IBIT;Total\n11 Jan 2024;1,5;655,3',
    '日期,IBIT,合计\n2024年1月11日,1,655.3\n合计,1,1',
    'Date,Daily Total Net Inflow,Cumulative Total Net Inflow\n2024-01-11,$655.30M,1000',
    '"Date","IBIT\nBlackRock","Total\n(US$m)"\n"Thu, 11 Jan 2024",1,US$655.3',
    'Bitcoin ETF Flow\n\nDate\tTotal\n11-Jan-24\t６５５．３\n12 Jan 2024\tN/A\n\nSource: Farside Investors\n* preliminary',
    'Date,Total\n11 Jan 2024,1\n11 January 2024,655.3*',
  ])
    expect(values(text)).toEqual(day);
  expect(values('Date,Total\n11/01/2024,−655.3\n16/01/2024,+$1.20B')).toEqual([
    '2024-01-11 -6.553',
    '2024-01-16 12',
  ]);
});
