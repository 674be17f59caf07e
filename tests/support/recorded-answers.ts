import type { SourceName } from '@/backend/contract/data/sources';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

interface Changed {
  /** Every value is multiplied by it. */
  times?: number;
  /** Every time lies so many milliseconds later. */
  shift?: number;
}

/**
 * Short answers in the form the services document, by the path after the base address of each. The newest value is that
 * of `now`.
 */
export function recordedAnswers(now: Date, { times = 1, shift = 0 }: Changed = {}) {
  const at = now.getTime() + shift;
  const today = Math.floor(at / DAY_MS) * DAY_MS;
  const hour = Math.floor(at / HOUR_MS) * HOUR_MS;
  const seconds = (ms: number) => Math.floor(ms / 1000);
  const json = (value: unknown) => JSON.stringify(value);
  const answers: Record<SourceName, Record<string, string>> = {
    coingecko: {},
    coinbase: {},
    binance: {},
    defillama: {},
    mempool: {},
    feargreed: {},
    etf: {},
  };

  const coins = { bitcoin: 97_000, ethereum: 3300, solana: 240, binancecoin: 620, 'the-open-network': 5.5 };
  for (const [id, price] of Object.entries(coins)) {
    const chart = (step: number, from: number) =>
      json({
        prices: [4, 3, 2, 1, 0].map((back) => [from - back * step, (price - back) * times]),
        market_caps: [[from, 1]],
        total_volumes: [[from, 1]],
      });
    // Prices under five would be negative a few steps back.
    const steps = price < 10 ? json({ prices: [[today, price * times]] }) : null;
    answers.coingecko[`/coins/${id}/market_chart?vs_currency=usd&days=365`] = steps ?? chart(DAY_MS, today);
    answers.coingecko[`/coins/${id}/market_chart?vs_currency=usd&days=7`] = steps ?? chart(HOUR_MS, hour);
  }
  answers.coingecko[
    `/simple/price?ids=${Object.keys(coins).join(',')}&vs_currencies=usd&include_last_updated_at=true`
  ] = json(
    Object.fromEntries(
      Object.entries(coins).map(([id, price]) => [id, { usd: price * times, last_updated_at: seconds(at) }]),
    ),
  );

  const products = { 'BTC-USD': 97_010, 'ETH-USD': 3301, 'SOL-USD': 240.1 };
  for (const [product, price] of Object.entries(products)) {
    for (const granularity of [86_400, 3600]) {
      const start = granularity === 3600 ? hour : today;
      answers.coinbase[`/products/${product}/candles?granularity=${granularity}`] = json(
        [0, 1, 2].map((back) => [
          seconds(start) - (back + 1) * granularity,
          price * 0.98 * times,
          price * 1.02 * times,
          price * times,
          price * times,
          12.5,
        ]),
      );
    }
    answers.coinbase[`/products/${product}/ticker`] = json({
      ask: String(price * times),
      bid: String(price * times),
      volume: '9821.1',
      trade_id: 86_326_522,
      price: String(price * times),
      size: '0.001',
      time: new Date(at).toISOString(),
    });
  }

  const symbols = { BTCUSDT: 97_020, ETHUSDT: 3302, SOLUSDT: 240.2, BNBUSDT: 621, TONUSDT: 5.51 };
  for (const [symbol, price] of Object.entries(symbols))
    for (const [interval, limit, step, end] of [
      ['1d', 400, DAY_MS, today],
      ['1h', 168, HOUR_MS, hour],
    ] as const)
      answers.binance[`/api/v3/klines?symbol=${symbol}&interval=${interval}&limit=${limit}`] = json(
        [2, 1, 0].map((back) => {
          const value = String(price * times);
          const open = end - (back + 1) * step;
          return [
            open,
            value,
            value,
            value,
            value,
            '148976.1',
            open + step - 1,
            '2434.1',
            308,
            '1756.8',
            '28.4',
            '0',
          ];
        }),
      );
  answers.binance[`/api/v3/ticker/price?symbols=${encodeURIComponent(json(Object.keys(symbols)))}`] = json(
    Object.entries(symbols).map(([symbol, price]) => ({ symbol, price: String(price * times) })),
  );

  const days = [3, 2, 1].map((back) => today - back * DAY_MS);
  answers.defillama['/stablecoincharts/all'] = json(
    days.map((day) => ({
      date: String(seconds(day)),
      totalCirculating: { peggedUSD: 312e9 * times },
      totalCirculatingUSD: { peggedUSD: 312e9 * times, peggedEUR: 5e8 },
    })),
  );
  answers.defillama[
    '/overview/dexs?excludeTotalDataChart=false&excludeTotalDataChartBreakdown=true&dataType=dailyVolume'
  ] = json({ total24h: 11.6e9, totalDataChart: days.map((day) => [seconds(day), 11.6e9 * times]) });
  for (const [chain, tvl] of Object.entries({ Ethereum: 68e9, Solana: 9e9, Tron: 5e9, BSC: 7e9, Base: 4e9 }))
    answers.defillama[`/v2/historicalChainTvl/${chain}`] = json(
      days.map((day) => ({ date: seconds(day), tvl: tvl * times })),
    );

  answers.mempool['/api/v1/mining/hashrate/1y'] = json({
    hashrates: days.map((day) => ({ timestamp: seconds(day), avgHashrate: 1142e18 * times })),
    difficulty: [
      { time: seconds(today - 9 * DAY_MS), height: 975_744, difficulty: 149.3e12 * times, adjustment: 1.02 },
    ],
    currentHashrate: 1142e18,
    currentDifficulty: 149.3e12,
  });
  answers.mempool['/api/v1/mining/reward-stats/144'] = json({
    startBlock: 976_900,
    endBlock: 977_043,
    totalReward: '46060000000',
    totalFee: String(1_060_000_000 * times),
    totalTx: '512345',
  });
  answers.mempool['/api/v1/fees/recommended'] = json({
    fastestFee: 4 * times,
    halfHourFee: 3 * times,
    hourFee: 2,
    economyFee: 1,
    minimumFee: 1,
  });
  answers.mempool['/api/blocks/tip/height'] = String(977_043 * times);

  answers.feargreed['/fng/?limit=400'] = json({
    name: 'Fear and Greed Index',
    data: [0, 1, 2].map((back) => ({
      value: String((71 - back) * times),
      value_classification: 'Greed',
      timestamp: String(seconds(today - back * DAY_MS)),
      time_until_update: '41231',
    })),
    metadata: { error: null },
  });

  const named = (day: number) =>
    new Date(day).toLocaleDateString('en-GB', {
      day: '2-digit',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
  answers.etf[''] = [
    ',IBIT,FBTC,GBTC,Total',
    'Fee,0.25%,0.25%,1.50%,',
    `${named(days[0] ?? 0)},100.0,"1,020.5",(20.5),"${1100 * times}"`,
    `${named(days[1] ?? 0)},12.1,0.0,(${(24.6).toFixed(1)}),(${12.5 * times})`,
    `${named(days[2] ?? 0)},300.0,112.0,0.0,${412 * times}`,
    `${named(today)},-,-,-,-`,
    'Total,500,200,100,800',
    'Average,1,2,3,4',
  ].join('\r\n');
  return answers;
}
