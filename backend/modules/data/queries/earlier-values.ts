import { sql } from 'drizzle-orm';
import { CHANGE_WINDOWS, type ChangeWindow } from '@/backend/contract/data/windows';
import { idArray, textArray } from '@/backend/db/arrays';
import { decimal, integer, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';

/** The value of a series at the beginning of each window; null where there is none near that moment. */
type EarlierValues = Record<ChangeWindow, number | null>;

export const NO_EARLIER_VALUES: EarlierValues = { day: null, week: null, month: null, year: null };

/**
 * A value counts as that of a moment when it is at most so many of the series' own intervals older, so that weekends
 * of a daily series are bridged.
 */
const MAX_INTERVALS = 4;
const MIN_HOURS = 2;
const MAX_HOURS = 8 * 24;
/** Windows of several days may begin at a daily value, also where later values come by the minute. */
const DAILY_HOURS = 25;

/**
 * The values against which changes are measured: for each window, the last one at or before the moment that lies the
 * window before the last value of the series.
 * @param until the moment of the last value that counts; null for now
 */
export async function earlierValues(
  { db }: Context,
  ids: readonly number[],
  until: Date | null,
): Promise<Map<number, EarlierValues>> {
  if (ids.length === 0) return new Map();
  const windows = Object.entries(CHANGE_WINDOWS);
  const end = until === null ? sql`` : sql`and at <= ${until.toISOString()}::timestamptz`;
  const rows = await readRows(
    db,
    sql`
    select s.id, w.name, p.value
    from unnest(${idArray([...ids])}) as s(id)
    cross join lateral (
      select max(at) as at, extract(epoch from max(at) - min(at)) / 3600 as hours
      from (select at from data_points where series_id = s.id ${end} order by at desc limit 2) as newest
    ) as last
    cross join lateral (
      select name, hours::int as hours,
        least(${MAX_HOURS}::int, greatest(last.hours * ${MAX_INTERVALS}::int,
          case when hours::int > 24 then ${DAILY_HOURS}::int else ${MIN_HOURS}::int end)) as slack
      from unnest(${textArray(windows.map(([name]) => name))},
        ${textArray(windows.map(([, hours]) => String(hours)))}) as listed(name, hours)
    ) as w
    cross join lateral (
      select value from data_points
      where series_id = s.id and at <= last.at - w.hours * interval '1 hour'
        and at >= last.at - (w.hours + w.slack) * interval '1 hour'
      order by at desc limit 1
    ) as p`,
    { id: integer, name: text, value: decimal },
  );
  const values = new Map<number, EarlierValues>();
  for (const { id, name, value } of rows)
    values.set(id, { ...(values.get(id) ?? NO_EARLIER_VALUES), [name]: value });
  return values;
}

/** The change from an earlier to a later value in percent; null without an earlier one. */
export function percentFrom(earlier: number | null, value: number): number | null {
  if (earlier === null || earlier === 0) return null;
  return Math.round(((value - earlier) / Math.abs(earlier)) * 10_000) / 100;
}
