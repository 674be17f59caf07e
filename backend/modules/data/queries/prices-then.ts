import { sql } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import type { LabelPrice } from '@/backend/contract/stories/story';
import { idArray, textArray } from '@/backend/db/arrays';
import { boolean, decimal, integer, localText, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';

/** A story with its release time and its labels. */
interface Labelled {
  id: number;
  at: Date;
  labels: readonly number[];
}

/** Prices that are older, in minutes before the release time, are not used. */
const MAX_MINUTES = 60;

const COLUMNS = {
  item: integer,
  label: integer,
  key: text,
  unit: localText,
  is_sample: boolean,
  value: decimal,
  minutes: integer,
};

/**
 * By story: for each of its labels, the last price of its series in the hour before the release time, if there is one.
 */
export async function pricesThen(
  { db }: Context,
  items: readonly Labelled[],
  locale: Locale,
): Promise<Map<number, LabelPrice[]>> {
  const pairs = items.flatMap(({ id, at, labels }) => labels.map((label) => ({ id, at, label })));
  if (pairs.length === 0) return new Map();
  const rows = await readRows(
    db,
    sql`
    select t.item, t.label, s.key, s.unit, s.is_sample, p.value,
      floor(extract(epoch from t.at - p.at) / 60)::int as minutes
    from unnest(${idArray(pairs.map(({ id }) => id))},
      ${textArray(pairs.map(({ at }) => at.toISOString()))},
      ${idArray(pairs.map(({ label }) => label))}) with ordinality as u(item, moment, label, place)
    cross join lateral (select u.item, u.label, u.place, u.moment::timestamptz as at) as t
    join data_series s on s.label_id = t.label
    cross join lateral (
      select value, at from data_points
      where series_id = s.id and at <= t.at and at > t.at - ${MAX_MINUTES}::int * interval '1 minute'
      order by at desc limit 1
    ) as p
    order by t.place, s.position, s.id`,
    COLUMNS,
  );
  const prices = new Map<number, LabelPrice[]>();
  for (const row of rows) {
    const price = {
      label_id: row.label,
      symbol: row.key.toUpperCase(),
      value: row.value,
      unit: pickText(row.unit, locale).text,
      delay_minutes: row.minutes,
      is_sample: row.is_sample,
    };
    const storyPrices = prices.get(row.item) ?? [];
    if (!storyPrices.some(({ label_id }) => label_id === price.label_id))
      prices.set(row.item, [...storyPrices, price]);
  }
  return prices;
}
