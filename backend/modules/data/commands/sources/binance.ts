import { z } from 'zod';
import type { SourceKey } from '@/backend/modules/data/queries/source-series';
import { digits, milliseconds, readJson } from './answer-fields';
import type { DataSource } from './source';

const SYMBOLS = {
  BTCUSDT: 'btc',
  ETHUSDT: 'eth',
  SOLUSDT: 'sol',
  BNBUSDT: 'bnb',
  TONUSDT: 'ton',
} as const satisfies Record<string, SourceKey>;

const symbols = Object.entries(SYMBOLS);
const positive = digits.pipe(z.number().positive());
const prices = z.array(z.object({ symbol: z.string(), price: positive })).min(1);
/** Open time, open, high, low, close, volume, close time, and what is not used. */
const klines = z
  .array(
    z.tuple([milliseconds, positive, positive, positive, positive, digits, milliseconds]).rest(z.unknown()),
  )
  .min(1);

/** Candles end a millisecond before the hour or the day is full. */
const nextSecond = (end: Date) => new Date(Math.ceil(end.getTime() / 1000) * 1000);

const klinesOf = (
  symbol: string,
  key: SourceKey,
  interval: '1h' | '1d',
  limit: number,
  everyMinutes: number,
) => ({
  name: `${key}-${interval}`,
  path: `/api/v3/klines?symbol=${symbol}&interval=${interval}&limit=${limit}`,
  everyMinutes,
  keys: [key],
  // A close is the price at the end of its candle; the last candle has not ended.
  read: (answer: string, now: Date) => {
    const points = readJson(answer, klines).map(([, , , , value, , end]) => ({ at: nextSecond(end), value }));
    return [{ key, points: points.filter(({ at }) => at <= now) }];
  },
});

const listed = encodeURIComponent(JSON.stringify(Object.keys(SYMBOLS)));

/** https://developers.binance.com: prices in USDT; the page says so to readers. */
export const binance: DataSource = {
  name: 'binance',
  perMinute: 12,
  requests: [
    ...symbols.flatMap(([symbol, key]) => [
      klinesOf(symbol, key, '1d', 400, 1440),
      klinesOf(symbol, key, '1h', 168, 720),
    ]),
    {
      name: 'spot',
      path: `/api/v3/ticker/price?symbols=${listed}`,
      everyMinutes: 1,
      keys: Object.values(SYMBOLS),
      read: (answer, now) =>
        readJson(answer, prices).flatMap(({ symbol, price }) =>
          symbols
            .filter(([name]) => name === symbol)
            .map(([, key]) => ({ key, points: [{ at: now, value: price }] })),
        ),
    },
  ],
};
