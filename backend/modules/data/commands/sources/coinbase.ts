import { z } from 'zod';
import type { SourceKey } from '@/backend/modules/data/queries/source-series';
import { digits, readJson, seconds } from './answer-fields';
import type { DataSource } from './source';

const PRODUCTS = { 'BTC-USD': 'btc', 'ETH-USD': 'eth', 'SOL-USD': 'sol' } as const satisfies Record<
  string,
  SourceKey
>;

const ticker = z.object({
  price: digits.pipe(z.number().positive()),
  time: z.iso.datetime({ offset: true }),
});
/** Time, low, high, open, close, volume; newest first. */
const candles = z
  .array(z.tuple([seconds, z.number(), z.number(), z.number(), z.number().positive(), z.number()]))
  .min(1);

/** Candles of so many seconds: at most 300 in an answer. The close is the price at its end. */
const candlesOf = (product: string, key: SourceKey, granularity: 3600 | 86_400, everyMinutes: number) => ({
  name: `${key}-${granularity}`,
  path: `/products/${product}/candles?granularity=${granularity}`,
  everyMinutes,
  keys: [key],
  read: (answer: string, now: Date) => {
    const points = readJson(answer, candles).map(([start, , , , value]) => ({
      at: new Date(start.getTime() + granularity * 1000),
      value,
    }));
    return [{ key, points: points.filter(({ at }) => at <= now).reverse() }];
  },
});

/** https://docs.cdp.coinbase.com/exchange: ten public requests a second. */
export const coinbase: DataSource = {
  name: 'coinbase',
  perMinute: 12,
  requests: [
    ...Object.entries(PRODUCTS).flatMap(([product, key]) => [
      candlesOf(product, key, 86_400, 1440),
      candlesOf(product, key, 3600, 720),
    ]),
    ...Object.entries(PRODUCTS).map(([product, key]) => ({
      name: `${key}-spot`,
      path: `/products/${product}/ticker`,
      everyMinutes: 1,
      keys: [key],
      read: (answer: string) => {
        const { price, time } = readJson(answer, ticker);
        return [{ key, points: [{ at: new Date(time), value: price }] }];
      },
    })),
  ],
};
