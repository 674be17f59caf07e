import { z } from 'zod';
import type { SourceKey } from '@/backend/modules/data/queries/source-series';
import { milliseconds, readJson } from './answer-fields';
import type { DataSource, SourceRequest } from './source';

const COINS = {
  bitcoin: 'btc',
  ethereum: 'eth',
  solana: 'sol',
  binancecoin: 'bnb',
  'the-open-network': 'ton',
} as const satisfies Record<string, SourceKey>;

const coins = Object.entries(COINS);
const chart = z.object({ prices: z.array(z.tuple([milliseconds, z.number().positive()])).min(1) });
const spot = z.record(
  z.string(),
  z.object({ usd: z.number().positive(), last_updated_at: z.number().int() }),
);

/** The prices of one coin: hourly for up to 90 days, daily for more. */
const history = (id: string, key: SourceKey, days: number, everyMinutes: number): SourceRequest => ({
  name: `${key}-${days}`,
  path: `/coins/${id}/market_chart?vs_currency=usd&days=${days}`,
  everyMinutes,
  keys: [key],
  read: (answer) => {
    const { prices } = readJson(answer, chart);
    return [{ key, points: prices.map(([at, value]) => ({ at, value })) }];
  },
});

/** https://docs.coingecko.com: its public interface allows some five requests a minute. */
export const coingecko: DataSource = {
  name: 'coingecko',
  perMinute: 5,
  requests: [
    ...coins.map(([id, key]) => history(id, key, 365, 1440)),
    ...coins.map(([id, key]) => history(id, key, 7, 720)),
    {
      name: 'spot',
      path: `/simple/price?ids=${Object.keys(COINS).join(',')}&vs_currencies=usd&include_last_updated_at=true`,
      everyMinutes: 1,
      keys: Object.values(COINS),
      read: (answer) => {
        const prices = readJson(answer, spot);
        return coins.flatMap(([id, key]) => {
          const price = prices[id];
          return price
            ? [{ key, points: [{ at: new Date(price.last_updated_at * 1000), value: price.usd }] }]
            : [];
        });
      },
    },
  ],
};
