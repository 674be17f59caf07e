import type { LocalText } from '@/backend/db/schema/local-text';

/** How far a value may be off before it is refused. */
export interface Band {
  min: number;
  max: number;
  /** The most a value may grow, or the inverse of the most it may shrink, within a day; null for changes, which may jump. */
  factor: number | null;
}

/** A series that sources fill. */
interface SourceSeries {
  type: string;
  name: LocalText;
  description: LocalText;
  unit: LocalText;
  chart: 'line' | 'bars' | 'supply';
  band: Band;
  /** Minutes after which its last value is said to be old: then another source may step in. */
  freshMinutes: number;
  position: number;
}

const USD: LocalText = { 'zh-Hans': '美元', en: 'USD' };
/** Also the unit of the sample series, so that a chart keeps its scale. */
const HUNDRED_MILLION: LocalText = { 'zh-Hans': '亿美元', en: 'US$100m' };
const MINUTES_A_DAY = 1440;
/** Services publish the value of a day some hours after it; a day and a half later it is late. */
const DAILY = MINUTES_A_DAY * 1.5;
/** Trading days leave out weekends and holidays. */
const TRADING = MINUTES_A_DAY * 5;

const price = (symbol: string, position: number, band: Omit<Band, 'factor'>): SourceSeries => ({
  type: 'prices',
  name: { 'zh-Hans': `${symbol}价格`, en: `${symbol} price` },
  description: { 'zh-Hans': '每分钟读取的最新价。', en: 'The latest price, read every minute.' },
  unit: USD,
  chart: 'line',
  band: { ...band, factor: 1.6 },
  freshMinutes: 15,
  position,
});

const locked = (chain: string, position: number): SourceSeries => ({
  type: 'tvl',
  name: { 'zh-Hans': `${chain}锁仓量`, en: `${chain} TVL` },
  description: {
    'zh-Hans': '链上协议锁定资产的美元价值。',
    en: 'Value of the assets locked in protocols of the chain.',
  },
  unit: HUNDRED_MILLION,
  chart: 'line',
  band: { min: 0.01, max: 100_000, factor: 1.6 },
  freshMinutes: DAILY,
  position,
});

/** Every series a source fills, by its key. One the database does not have is added with these words. */
export const SOURCE_SERIES = {
  btc: price('BTC', 1, { min: 100, max: 20_000_000 }),
  eth: price('ETH', 2, { min: 1, max: 2_000_000 }),
  sol: price('SOL', 3, { min: 0.1, max: 200_000 }),
  bnb: price('BNB', 4, { min: 0.1, max: 200_000 }),
  ton: price('TON', 5, { min: 0.01, max: 20_000 }),
  'spot-etf-flow': {
    type: 'etf',
    name: { 'zh-Hans': 'ETF单日净流入', en: 'Spot ETF net flow' },
    description: {
      'zh-Hans': '现货比特币ETF每个交易日的净申购。',
      en: 'Net creations of spot bitcoin ETFs per trading day.',
    },
    unit: HUNDRED_MILLION,
    chart: 'bars',
    band: { min: -200, max: 200, factor: null },
    freshMinutes: TRADING,
    position: 6,
  },
  'stablecoin-cap': {
    type: 'stablecoins',
    name: { 'zh-Hans': '稳定币市值', en: 'Stablecoin supply' },
    description: { 'zh-Hans': '美元稳定币的流通总量。', en: 'Circulating supply of dollar stablecoins.' },
    unit: HUNDRED_MILLION,
    chart: 'line',
    band: { min: 0.01, max: 200_000, factor: 1.3 },
    freshMinutes: DAILY,
    position: 7,
  },
  'dex-volume': {
    type: 'dex',
    name: { 'zh-Hans': 'DEX日成交额', en: 'DEX volume' },
    description: { 'zh-Hans': '去中心化交易所每日成交额。', en: 'Daily volume on decentralised exchanges.' },
    unit: HUNDRED_MILLION,
    chart: 'line',
    band: { min: 0.001, max: 20_000, factor: 12 },
    freshMinutes: DAILY,
    position: 8,
  },
  'bitcoin-fees': {
    type: 'fees',
    name: { 'zh-Hans': '比特币日手续费', en: 'Bitcoin fees' },
    description: {
      'zh-Hans': '最近144个区块的转账手续费之和。',
      en: 'Transaction fees of the latest 144 blocks, added up.',
    },
    unit: { 'zh-Hans': '枚', en: 'BTC' },
    chart: 'line',
    band: { min: 0.01, max: 5000, factor: 12 },
    freshMinutes: 180,
    position: 9,
  },
  'bitcoin-fee-rate': {
    type: 'fees',
    name: { 'zh-Hans': '比特币转账费率', en: 'Bitcoin fee rate' },
    description: {
      'zh-Hans': '半小时内确认所需的费率。',
      en: 'The fee rate for a confirmation within half an hour.',
    },
    unit: { 'zh-Hans': '聪/vB', en: 'sat/vB' },
    chart: 'line',
    band: { min: 0.05, max: 5000, factor: 40 },
    freshMinutes: 60,
    position: 11,
  },
  'bitcoin-hashrate': {
    type: 'hashrate',
    name: { 'zh-Hans': '比特币全网算力', en: 'Bitcoin hashrate' },
    description: { 'zh-Hans': '按每天出块数估算。', en: 'Estimated from the blocks of each day.' },
    unit: { 'zh-Hans': 'EH/s', en: 'EH/s' },
    chart: 'line',
    band: { min: 0.000_001, max: 1_000_000, factor: 3 },
    freshMinutes: MINUTES_A_DAY * 3,
    position: 12,
  },
  'bitcoin-difficulty': {
    type: 'hashrate',
    name: { 'zh-Hans': '比特币挖矿难度', en: 'Bitcoin difficulty' },
    description: { 'zh-Hans': '每2,016个区块调整一次。', en: 'Adjusted every 2,016 blocks.' },
    unit: { 'zh-Hans': 'T', en: 'T' },
    chart: 'line',
    band: { min: 0.000_001, max: 1_000_000, factor: 4 },
    freshMinutes: MINUTES_A_DAY * 20,
    position: 13,
  },
  'bitcoin-supply': {
    type: 'bitcoin',
    name: { 'zh-Hans': '比特币已开采', en: 'Bitcoin mined' },
    description: {
      'zh-Hans': '按减半规则与区块高度计算，上限2,100万枚。',
      en: 'Computed from the halving schedule and the block height; capped at 21 million.',
    },
    unit: { 'zh-Hans': '枚', en: 'BTC' },
    chart: 'supply',
    band: { min: 50, max: 21_000_000, factor: 1.01 },
    freshMinutes: 180,
    position: 0,
  },
  'tvl-ethereum': locked('Ethereum', 14),
  'tvl-solana': locked('Solana', 15),
  'tvl-tron': locked('Tron', 16),
  'tvl-bsc': locked('BSC', 17),
  'tvl-base': locked('Base', 18),
  'fear-greed': {
    type: 'sentiment',
    name: { 'zh-Hans': '恐惧与贪婪指数', en: 'Fear and greed index' },
    description: { 'zh-Hans': '0为极度恐惧，100为极度贪婪。', en: '0 is extreme fear, 100 extreme greed.' },
    unit: { 'zh-Hans': '分', en: 'points' },
    chart: 'line',
    band: { min: 0, max: 100, factor: null },
    freshMinutes: DAILY,
    position: 19,
  },
} as const satisfies Record<string, SourceSeries>;

export type SourceKey = keyof typeof SOURCE_SERIES;

/** Minutes after which the last value of a series is old; that of a daily series for keys no source fills. */
export function freshMinutesOf(key: string): number {
  return Object.entries(SOURCE_SERIES).find(([name]) => name === key)?.[1].freshMinutes ?? DAILY;
}
