import { and, asc, eq, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { pickText, sharedLocale } from '@/backend/kernel/text/local';
import { toWireTime } from '@/backend/kernel/text/time';
import { dataSeries } from '@/backend/db/schema/data';
import { idArray } from '@/backend/db/arrays';
import { decimal, instant, integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { earlierValues, NO_EARLIER_VALUES, percentFrom } from './earlier-values';
import { LEFT_OUT } from './source-notes';
import { freshMinutesOf } from './source-series';
import { licenceOf } from './source-terms';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** The failure of a source is shown to readers only when its last value is older than this. */
const STOPPED_MS = 1.5 * DAY_MS;
/** Series of this type are the prices beside the menu. */
const PRICE_TYPE = 'prices';
/** A price that is older is not shown. */
const SPOT_DAYS = 3;
/** Only the last point of each is used; the call allows no fewer. */
const SPOT_POINTS = 10;

/** Series in the editors' order, each with its points of the last days, oldest first. */
export async function listSeries(
  context: Context,
  { type, key, days, most: max, by, until, locale }: CallParsedInput<'dataSeries'>,
): Promise<CallOutput<'dataSeries'>['list']> {
  const rows = await context.db
    .select()
    .from(dataSeries)
    .where(
      and(
        type === undefined ? undefined : eq(dataSeries.type, type),
        key === undefined ? undefined : eq(dataSeries.key, key),
      ),
    )
    .orderBy(asc(dataSeries.position), asc(dataSeries.id));
  const end = until === undefined ? null : new Date(until);
  const since = (end ?? context.now()).getTime() - days * DAY_MS;
  const ids = rows.map((row) => row.id);
  const [points, earlier] = await Promise.all([
    readPoints(context, ids, { since: new Date(since), until: end, max, by }),
    earlierValues(context, ids, end),
  ]);
  const pointsBySeries = new Map<number, typeof points>();
  for (const point of points) {
    const seriesPoints = pointsBySeries.get(point.seriesId);
    if (seriesPoints) seriesPoints.push(point);
    else pointsBySeries.set(point.seriesId, [point]);
  }
  return rows.map((row) => {
    const shared = sharedLocale([row.name, row.description, row.unit, row.source], locale);
    const name = pickText(row.name, shared);
    return {
      key: row.key,
      type: row.type,
      name: name.text,
      description: pickText(row.description, shared).text,
      lang: name.lang,
      unit: pickText(row.unit, shared).text,
      source: pickText(row.source, shared).text,
      is_sample: row.isSample,
      chart: row.chart,
      updated_time: toWireTime(row.updatedTime),
      stopped_at: stoppedAt(row, pointsBySeries.get(row.id)?.at(-1)?.at, context.now()),
      points: (pointsBySeries.get(row.id) ?? []).map(({ at, value }) => ({ at: at.toISOString(), value })),
      licence: licenceOf(row.filledBy, locale),
      earlier: earlier.get(row.id) ?? NO_EARLIER_VALUES,
      outliers: row.feedOutliers.filter(({ at }) => Date.parse(at) >= since),
    };
  });
}

/** For a source that has brought nothing for a while, the instant of its last value; null otherwise. */
function stoppedAt(
  { key, feedUrl, feedError, filledBy }: typeof dataSeries.$inferSelect,
  last: Date | undefined,
  now: Date,
): string | null {
  if (filledBy !== '' && feedUrl === '')
    return last && now.getTime() - last.getTime() > freshMinutesOf(key) * MINUTE_MS
      ? last.toISOString()
      : null;
  const isFailing = feedUrl !== '' && feedError !== '' && !feedError.startsWith(LEFT_OUT);
  return isFailing && last && now.getTime() - last.getTime() > STOPPED_MS ? last.toISOString() : null;
}

/**
 * The points of some series, oldest first. A series with more than `max` points is thinned out: it is divided into
 * `max / 2 - 1` parts of equal numbers, of which the lowest and the highest point remain, beside the first and the
 * last of the series; so a drawn line keeps its extremes. With `by` day, only the last point of each day (UTC) is used,
 * before thinning out.
 */
async function readPoints(
  context: Context,
  ids: number[],
  { since, until, max, by }: { since: Date; until: Date | null; max: number; by: 'point' | 'day' },
) {
  if (ids.length === 0) return [];
  const stretches = Math.max(1, Math.floor(max / 2) - 1);
  const day = sql`series_id, date_trunc('day', at at time zone 'UTC')`;
  const end = until === null ? sql`` : sql`and at <= ${until.toISOString()}::timestamptz`;
  const wanted = sql`
    select ${by === 'day' ? sql`distinct on (${day})` : sql``} series_id, at, value from data_points
    where series_id = any(${idArray(ids)}) and at >= ${since.toISOString()}::timestamptz ${end}
    ${by === 'day' ? sql`order by ${day}, at desc` : sql``}`;
  const rows = await readRows(
    context.db,
    sql`
    with numbered as (
      select series_id, at, value, count(*) over (partition by series_id) as total,
        row_number() over (partition by series_id order by at) as place
      from (${wanted}) as wanted
    ), ranked as (
      select *, row_number() over (partition by series_id, stretch order by value, at) as low,
        row_number() over (partition by series_id, stretch order by value desc, at) as high
      from (
        select *, case when total <= ${max}::int then place else (place - 1) * ${stretches}::int / total end as stretch
        from numbered
      ) as cut
    )
    select series_id, at, value from ranked
    where total <= ${max}::int or low = 1 or high = 1 or place = 1 or place = total
    order by at`,
    { series_id: integer, at: instant, value: decimal },
  );
  return rows.map(({ series_id: seriesId, at, value }) => ({
    seriesId,
    at,
    value,
  }));
}

/** Latest prices with their changes, from the price series; and how old the oldest of the real ones is. */
export async function listSpotPrices(context: Context): Promise<CallOutput<'spotPrices'>> {
  const series = await listSeries(context, {
    type: PRICE_TYPE,
    days: SPOT_DAYS,
    most: SPOT_POINTS,
    by: 'point',
    locale: 'en',
  });
  const priced = series.flatMap((row) => {
    const latest = row.points.at(-1);
    return latest ? [{ ...row, latest }] : [];
  });
  const list = priced.map(({ key, latest, earlier, updated_time, is_sample }) => {
    const changes = {
      day: percentFrom(earlier.day, latest.value),
      week: percentFrom(earlier.week, latest.value),
      month: percentFrom(earlier.month, latest.value),
      year: percentFrom(earlier.year, latest.value),
    };
    return {
      symbol: key.toUpperCase(),
      price: latest.value,
      change: changes.day,
      changes,
      updated_time,
      is_sample,
    };
  });
  const ages = priced
    .filter((row) => !row.is_sample)
    .map(({ latest }) => (context.now().getTime() - Date.parse(latest.at)) / MINUTE_MS);
  return { list, delay_minutes: Math.max(1, Math.floor(Math.max(...ages, 0))) };
}
