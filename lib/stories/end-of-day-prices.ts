import 'server-only';
import { tags } from '@/backend/contract/tags';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { call } from '@/lib/platform/calls/read';
import type { ReaderLanguage } from '@/lib/platform/language/localize';

interface EndPrice {
  symbol: string;
  price: number;
  /** The change in percent since the end of the day before. */
  change: number;
}

const DAY_MS = 86_400_000;
const MAX_PRICES = 3;
/** More points than a series has in the days that are read. */
const POINTS = 10_000;

/** The first `MAX_PRICES` prices at the end of a day in UTC+8; none when they are unknown or the call failed. */
export async function endOfDayPrices(day: string, { locale }: ReaderLanguage): Promise<EndPrice[]> {
  const end = Date.parse(`${day}T24:00:00+08:00`);
  const input = { type: 'prices', days: 3, until: new Date(end).toISOString(), most: POINTS, locale };
  const outcome = await call('dataSeries', input, { tags: [tags.data], revalidate: LIFETIMES.data });
  if (!outcome.ok) return [];
  return outcome.data.list
    .flatMap(({ key, points }) => {
      const before = (moment: number) => points.findLast(({ at }) => Date.parse(at) < moment)?.value;
      const price = before(end);
      const earlier = before(end - DAY_MS);
      if (price === undefined || !earlier) return [];
      return [{ symbol: key.toUpperCase(), price, change: (price / earlier - 1) * 100 }];
    })
    .slice(0, MAX_PRICES);
}
