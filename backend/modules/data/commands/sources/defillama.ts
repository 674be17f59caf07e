import { z } from 'zod';
import type { SourceKey } from '@/backend/modules/data/queries/source-series';
import { dayOf, readJson, seconds } from './answer-fields';
import type { DataSource } from './source';

/** The unit of its series is 100 million dollars. */
const HUNDRED_MILLION = 1e8;
const DIGITS = 4;
const scaled = (dollars: number) => Number((dollars / HUNDRED_MILLION).toFixed(DIGITS));

const CHAINS = {
  Ethereum: 'tvl-ethereum',
  Solana: 'tvl-solana',
  Tron: 'tvl-tron',
  BSC: 'tvl-bsc',
  Base: 'tvl-base',
} as const satisfies Record<string, SourceKey>;

const stablecoins = z
  .array(z.object({ date: seconds, totalCirculatingUSD: z.object({ peggedUSD: z.number().nonnegative() }) }))
  .min(1);
const volumes = z.object({ totalDataChart: z.array(z.tuple([seconds, z.number().nonnegative()])).min(1) });
const locked = z.array(z.object({ date: seconds, tvl: z.number().nonnegative() })).min(1);

/** Values of years ago are not plausible beside those of today, and no chart shows them. */
const since = (now: Date) => now.getTime() - 3 * 365 * 86_400_000;

const daily = (rows: readonly { at: Date; dollars: number }[], now: Date) =>
  rows
    .filter(({ at, dollars }) => at.getTime() >= since(now) && dollars > 0)
    .map(({ at, dollars }) => ({ at: dayOf(at), value: scaled(dollars) }));

/** https://defillama.com/docs/api: the values of today are those so far. */
export const defillama: DataSource = {
  name: 'defillama',
  perMinute: 6,
  requests: [
    {
      name: 'stablecoins',
      base: 'https://stablecoins.llama.fi',
      path: '/stablecoincharts/all',
      everyMinutes: 120,
      keys: ['stablecoin-cap'],
      read: (answer, now) => {
        const rows = readJson(answer, stablecoins);
        const points = rows.map(({ date, totalCirculatingUSD }) => ({
          at: date,
          dollars: totalCirculatingUSD.peggedUSD,
        }));
        return [{ key: 'stablecoin-cap', points: daily(points, now) }];
      },
    },
    {
      name: 'dexs',
      path: '/overview/dexs?excludeTotalDataChart=false&excludeTotalDataChartBreakdown=true&dataType=dailyVolume',
      everyMinutes: 120,
      keys: ['dex-volume'],
      read: (answer, now) => {
        const { totalDataChart } = readJson(answer, volumes);
        // The volume of a day that is not over is no volume of a day.
        const over = totalDataChart.filter(([at]) => at < dayOf(now));
        return [
          {
            key: 'dex-volume',
            points: daily(
              over.map(([at, dollars]) => ({ at, dollars })),
              now,
            ),
          },
        ];
      },
    },
    ...Object.entries(CHAINS).map(([chain, key]) => ({
      name: key,
      path: `/v2/historicalChainTvl/${chain}`,
      everyMinutes: 240,
      keys: [key],
      read: (answer: string, now: Date) => {
        const rows = readJson(answer, locked);
        return [
          {
            key,
            points: daily(
              rows.map(({ date, tvl }) => ({ at: date, dollars: tvl })),
              now,
            ),
          },
        ];
      },
    })),
  ],
};
