import type { Context } from '@/backend/kernel/context';
import { bitcoinSupplyAt, GENESIS_BLOCK_TIME, heightAt } from '@/backend/contract/data/bitcoin-supply';
import type { LocalText } from '@/backend/db/schema/local-text';
import { dataPoints, dataSeries } from '@/backend/db/schema/data';
import { isTradingDay, lastSession } from './days';

const DAY_MS = 86_400_000;
const DAYS = 400;
const sampleSource: LocalText = { 'zh-Hans': '样本数据', en: 'Sample data' };

interface SeriesSeed {
  key: string;
  type: string;
  name: LocalText;
  description: LocalText;
  unit: LocalText;
  chart: 'line' | 'bars';
  /** The last value, and the daily drift and spread of the random walk for the past. */
  last: number;
  drift: number;
  spread: number;
  isSigned?: boolean;
  /** Values of the last days, as in the sample news; the last value is `last`. */
  recent?: readonly number[];
  /** Whether only trading days have a value. */
  isOfTradingDays?: boolean;
  /** The label of the asset whose price it is. */
  labelId?: number | null;
}

const usd: LocalText = { 'zh-Hans': '美元', en: 'USD' };
const yi: LocalText = { 'zh-Hans': '亿美元', en: 'US$100m' };
const price = (symbol: string, last: number, labelId: number | null = null): SeriesSeed => ({
  labelId,
  key: symbol.toLowerCase(),
  type: 'prices',
  name: { 'zh-Hans': `${symbol}价格`, en: `${symbol} price` },
  description: { 'zh-Hans': '每日收盘价。', en: 'Daily closing price.' },
  unit: usd,
  chart: 'line',
  last,
  drift: 0.0006,
  spread: 0.02,
});

const seeds: SeriesSeed[] = [
  price('BTC', 97_412, 4),
  price('ETH', 3388.5, 3),
  price('SOL', 241.07, 12),
  price('BNB', 628.4),
  price('TON', 5.61),
  {
    key: 'spot-etf-flow',
    type: 'etf',
    name: { 'zh-Hans': 'ETF单日净流入', en: 'Spot ETF net flow' },
    description: {
      'zh-Hans': '现货比特币ETF每个交易日的净申购。',
      en: 'Net creations of spot bitcoin ETFs per trading day.',
    },
    unit: yi,
    chart: 'bars',
    last: 4.12,
    recent: [-0.87, 1.06, 2.31, 0.44, 3.02, 1.87, 4.12],
    drift: 0,
    spread: 2.4,
    isSigned: true,
    isOfTradingDays: true,
  },
  {
    key: 'stablecoin-cap',
    type: 'stablecoins',
    name: { 'zh-Hans': '稳定币市值', en: 'Stablecoin supply' },
    description: {
      'zh-Hans': '主要美元稳定币的流通总量。',
      en: 'Circulating supply of the main dollar stablecoins.',
    },
    unit: yi,
    chart: 'line',
    last: 3120,
    drift: 0.0009,
    // Smaller than the drift, so that the supply always grows.
    spread: 0.0008,
  },
  {
    key: 'dex-volume',
    type: 'dex',
    name: { 'zh-Hans': 'DEX日成交额', en: 'DEX volume' },
    description: { 'zh-Hans': '去中心化交易所每日成交额。', en: 'Daily volume on decentralised exchanges.' },
    unit: yi,
    chart: 'line',
    last: 116,
    recent: [113.8, 118.2, 109.6, 121.4, 117.3, 115.7, 116],
    drift: 0.0004,
    spread: 0.06,
  },
  {
    key: 'bitcoin-fees',
    type: 'fees',
    name: { 'zh-Hans': '比特币日手续费', en: 'Bitcoin fees' },
    description: {
      'zh-Hans': '每日区块里全部转账手续费之和。',
      en: 'Transaction fees of all blocks of a day, added up.',
    },
    unit: { 'zh-Hans': '枚', en: 'BTC' },
    chart: 'line',
    last: 10.6,
    drift: 0.0002,
    spread: 0.07,
  },
  {
    key: 'exchange-reserves',
    type: 'reserves',
    name: { 'zh-Hans': '交易所比特币储备', en: 'Bitcoin on exchanges' },
    description: {
      'zh-Hans': '已知交易所地址的比特币余额。',
      en: 'Bitcoin held at the known addresses of exchanges.',
    },
    unit: { 'zh-Hans': '万枚', en: '10,000 BTC' },
    chart: 'line',
    last: 231.6,
    drift: -0.0005,
    spread: 0.004,
  },
];

/** Daily values are dated midnight UTC, and no value is in the future. */
function daysUntil(now: Date): Date[] {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return Array.from({ length: DAYS }, (_, index) => new Date(today - (DAYS - 1 - index) * DAY_MS));
}

/** The invented daily values of a series; one of trading days ends with the last closed session. */
function dailyValues(seed: SeriesSeed, now: Date): { at: Date; value: number }[] {
  const days = daysUntil(now);
  if (!seed.isOfTradingDays) return walk(seed, days);
  const { day: last } = lastSession(now);
  return walk(
    seed,
    days.filter((day) => day <= last && isTradingDay(day)),
  );
}

/** The invented daily values of the series with a key. */
export function sampleValues(key: string, now: Date): { at: Date; value: number }[] {
  const seed = seeds.find((series) => series.key === key);
  return seed ? dailyValues(seed, now) : [];
}

/** Series with invented values, marked as samples, and the bitcoin supply, which is computed. */
export async function seedSampleSeries(context: Context): Promise<void> {
  const days = daysUntil(context.now());
  for (const [index, seed] of seeds.entries()) {
    await insert(context, index + 1, { ...seed, source: sampleSource, isSample: true }, [
      ...dailyValues(seed, context.now()),
      ...(seed.type === 'prices' ? hours(seed, context.now()) : []),
    ]);
  }
  const supply = {
    key: 'bitcoin-supply',
    type: 'bitcoin',
    name: { 'zh-Hans': '比特币已开采', en: 'Bitcoin mined' },
    description: {
      'zh-Hans': '按减半规则与区块高度计算，上限2,100万枚。',
      en: 'Computed from the halving schedule and the block height; capped at 21 million.',
    },
    unit: { 'zh-Hans': '枚', en: 'BTC' },
    source: {
      'zh-Hans': '按减半规则计算，区块高度为估计',
      en: 'Computed from the halving schedule at an estimated height',
    },
    chart: 'supply' as const,
    isSample: false,
  };
  const points = days
    .filter((day) => day.getTime() > GENESIS_BLOCK_TIME)
    .map((at) => ({ at, value: bitcoinSupplyAt(heightAt(at)) }));
  await insert(context, 0, supply, points);
}

async function insert(
  context: Context,
  position: number,
  series: Omit<typeof dataSeries.$inferInsert, 'position' | 'updatedTime'>,
  points: { at: Date; value: number }[],
): Promise<void> {
  const { key, type, name, description, unit, source, chart, isSample, labelId } = series;
  const [row] = await context.db
    .insert(dataSeries)
    .values({
      key,
      type,
      name,
      description,
      unit,
      source,
      chart,
      isSample,
      labelId,
      position,
      updatedTime: context.now(),
    })
    .returning({ id: dataSeries.id });
  if (row)
    await context.db.insert(dataPoints).values(points.map((point) => ({ ...point, seriesId: row.id })));
}

/** A pseudo-random walk backwards from the last value; the same key always gives the same walk. */
function walk(seed: SeriesSeed, days: Date[]): { at: Date; value: number }[] {
  let state = [...seed.key].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0, 7);
  const noise = () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
  const values = [...(seed.recent ?? [seed.last])];
  while (values.length < days.length) {
    const next = values[0] ?? seed.last;
    values.unshift(
      seed.isSigned
        ? noise() * seed.spread + seed.spread * 0.35
        : next / (1 + seed.drift + noise() * seed.spread),
    );
  }
  const digits = seed.last > 1000 ? 1 : 2;
  return days.map((at, index) => ({ at, value: Number((values[index] ?? seed.last).toFixed(digits)) }));
}

const HOUR_MS = 3_600_000;
const HOURS = 72;

/** Hourly prices of the last three days, near the last close; without midnight (UTC), which has the daily close. */
function hours(seed: SeriesSeed, now: Date): { at: Date; value: number }[] {
  const last = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const times = Array.from({ length: HOURS }, (_, index) => new Date(last - (HOURS - 1 - index) * HOUR_MS));
  return walk({ ...seed, spread: seed.spread / 8, drift: seed.drift / 24 }, times).filter(
    ({ at }) => at.getUTCHours() !== 0,
  );
}
