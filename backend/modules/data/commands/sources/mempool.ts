import { z } from 'zod';
import { bitcoinSupplyAt } from '@/backend/contract/data/bitcoin-supply';
import { digits, readJson, seconds } from './answer-fields';
import type { DataSource } from './source';

const SATOSHI = 1e8;
const EXA = 1e18;
const TERA = 1e12;
const DIGITS = 4;
const rounded = (value: number) => Number(value.toFixed(DIGITS));

const height = z.number().int().min(0).max(6_930_000);
const fees = z.object({ halfHourFee: z.number().positive() });
const mining = z.object({
  hashrates: z.array(z.object({ timestamp: seconds, avgHashrate: z.number().positive() })).min(1),
  difficulty: z.array(z.object({ time: seconds, height, difficulty: z.number().positive() })),
});
const rewards = z.object({ startBlock: height, endBlock: height, totalFee: digits.or(z.number()) });

/** https://mempool.space/docs/api */
export const mempool: DataSource = {
  name: 'mempool',
  perMinute: 6,
  requests: [
    {
      name: 'mining',
      path: '/api/v1/mining/hashrate/1y',
      everyMinutes: 360,
      keys: ['bitcoin-hashrate', 'bitcoin-difficulty', 'bitcoin-supply'],
      read: (answer) => {
        const { hashrates, difficulty } = readJson(answer, mining);
        return [
          {
            key: 'bitcoin-hashrate',
            points: hashrates.map((row) => ({ at: row.timestamp, value: rounded(row.avgHashrate / EXA) })),
          },
          {
            key: 'bitcoin-difficulty',
            points: difficulty.map((row) => ({ at: row.time, value: rounded(row.difficulty / TERA) })),
          },
          {
            key: 'bitcoin-supply',
            points: difficulty.map((row) => ({ at: row.time, value: bitcoinSupplyAt(row.height) })),
          },
        ];
      },
    },
    {
      name: 'fees-of-day',
      path: '/api/v1/mining/reward-stats/144',
      everyMinutes: 60,
      keys: ['bitcoin-fees'],
      read: (answer, now) => {
        const { totalFee } = readJson(answer, rewards);
        return [{ key: 'bitcoin-fees', points: [{ at: now, value: rounded(totalFee / SATOSHI) }] }];
      },
    },
    {
      name: 'fee-rate',
      path: '/api/v1/fees/recommended',
      everyMinutes: 10,
      keys: ['bitcoin-fee-rate'],
      read: (answer, now) => [
        { key: 'bitcoin-fee-rate', points: [{ at: now, value: readJson(answer, fees).halfHourFee }] },
      ],
    },
    {
      name: 'height',
      path: '/api/blocks/tip/height',
      everyMinutes: 10,
      keys: ['bitcoin-supply'],
      read: (answer, now) => [
        { key: 'bitcoin-supply', points: [{ at: now, value: bitcoinSupplyAt(readJson(answer, height)) }] },
      ],
    },
  ],
};
