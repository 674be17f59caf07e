import { bitcoinRewardAt, bitcoinSupplyAt, heightOfSupply } from '@/backend/contract/data/bitcoin-supply';
import { countdown, issuance, pastHalvings, rewardSpans } from '@/lib/data/issuance';
import { readSeriesFile, seriesCsv, seriesJson } from '@/lib/data/series-file';

test.each([0, 1, 209_999, 210_000, 419_999, 630_000, 840_000, 976_224, 1_050_000])(
  'the height of a supply is the height it was computed from: %i',
  (height) => expect(heightOfSupply(bitcoinSupplyAt(height))).toBe(height),
);

test('rewards halve every 210,000 blocks', () => {
  expect([0, 209_999, 210_000, 840_000].map(bitcoinRewardAt)).toEqual([50, 50, 25, 3.125]);
});

test('the countdown goes to the next halving, at about ten minutes for a block', () => {
  const { number, blocksLeft, blocksDone, at } = countdown(bitcoinSupplyAt(976_224), '2026-11-20');
  expect([number, blocksLeft, blocksDone]).toEqual([5, 73_776, 136_224]);
  expect(at.toISOString().slice(0, 7)).toBe('2028-04');
});

test('the curve goes from mined to expected coins, never falls and never exceeds the cap', () => {
  const mined = bitcoinSupplyAt(976_224);
  const points = issuance(mined, '2026-11-20');
  const now = points.find((point) => point.mined !== null && point.expected !== null);
  expect(now).toMatchObject({ month: '2026-11', mined, expected: mined, reward: 3.125 });
  const values = points.map((point) => point.mined ?? point.expected ?? NaN);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(values[0]).toBeLessThan(100_000);
  expect(Math.max(...values)).toBeLessThan(21_000_000);
  expect(points.at(-1)?.month).toBe('2040-01');
});

test('each reward covers the axis between two halvings, and is marked as past up to today', () => {
  const mined = bitcoinSupplyAt(976_224);
  const spans = rewardSpans(mined, '2026-11-20');
  expect(spans.map(({ reward }) => reward).slice(0, 5)).toEqual([50, 25, 12.5, 6.25, 3.125]);
  expect(spans[0]).toMatchObject({ from: 0, share: 100 });
  for (const [at, span] of spans.entries()) {
    const next = spans[at + 1];
    if (next) expect(next.from).toBe(span.to);
  }
  expect(spans.at(-1)?.to).toBe(100);
  const now = issuance(mined, '2026-11-20').findLast((point) => point.mined !== null)?.across;
  expect(spans.map(({ from, to, past }) => (past === to ? 'past' : past === from ? 'future' : past))).toEqual(
    [...Array(4).fill('past'), now, ...Array(spans.length - 5).fill('future')],
  );
});

test('a past halving has its height, both rewards and the supply', () => {
  expect(pastHalvings(bitcoinSupplyAt(976_224))).toHaveLength(4);
  expect(pastHalvings(bitcoinSupplyAt(976_224)).at(-1)).toMatchObject({
    height: 840_000,
    before: 6.25,
    after: 3.125,
    supply: 19_687_500,
  });
  expect(pastHalvings(1000)).toEqual([]);
});

const series = {
  key: 'flow',
  name: '净流入, "合计"',
  description: '',
  unit: '亿美元',
  source: '某处',
  isSample: true,
  updatedAt: '2026-11-20T00:00:00+08:00',
  stoppedAt: null,
  points: [
    { at: '2026-11-19T00:00:00.000Z', value: -1.5 },
    { at: '2026-11-20T00:00:00.000Z', value: 4.12 },
  ],
  outliers: [],
};

test('a series has the same numbers as CSV and as JSON', () => {
  expect(seriesCsv(series)).toBe(
    '\uFEFFtime,"净流入, ""合计"" (亿美元)"\r\n2026-11-19T00:00:00.000Z,-1.5\r\n2026-11-20T00:00:00.000Z,4.12\r\n',
  );
  expect(seriesCsv({ ...series, name: '=cmd()' })).toContain("'=cmd()");
  expect(JSON.parse(seriesJson(series))).toMatchObject({
    key: 'flow',
    is_sample: true,
    points: series.points,
  });
});

test.each(['flow', 'flow.xml', '../x.csv', '.csv', 'a b.json'])('%s is no file of a series', (name) =>
  expect(readSeriesFile(name)).toBeNull(),
);
