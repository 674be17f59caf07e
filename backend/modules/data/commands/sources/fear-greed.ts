import { z } from 'zod';
import { digits, readJson, seconds } from './answer-fields';
import type { DataSource } from './source';

const index = z.object({
  data: z.array(z.object({ value: digits.pipe(z.number().int()), timestamp: seconds })).min(1),
  metadata: z.object({ error: z.null() }),
});

/** https://alternative.me/crypto/fear-and-greed-index: one value a day, newest first. */
export const fearGreed: DataSource = {
  name: 'feargreed',
  perMinute: 6,
  requests: [
    {
      name: 'index',
      path: '/fng/?limit=400',
      everyMinutes: 120,
      keys: ['fear-greed'],
      read: (answer) => {
        const { data } = readJson(answer, index);
        const points = data.map(({ value, timestamp }) => ({ at: timestamp, value })).reverse();
        return [{ key: 'fear-greed', points }];
      },
    },
  ],
};
