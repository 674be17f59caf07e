import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { isNearTime } from '@/backend/contract/fields';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { ApiError } from '@/backend/kernel/errors';
import { dayBounds, toZonedDay, zonedDayBounds } from '@/backend/kernel/text/time';
import { loadStories } from './load-stories';
import { conditions } from './list-filter';
import { pricesOfRows } from './prices-of-rows';
import { toFlash } from './row';
import { listLater } from './threads';
import { isFirstRegion, NO_REGION } from '@/backend/contract/regions/first-regions';
import { regionTimeZone } from '@/backend/contract/regions/time-zones';
import { instant, integer, nullable } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { readBrand } from '@/backend/kernel/site-brand';

/** Flashes without a known day have a time in 1970. */
const FIRST_DATED = '1970-01-03';

/** A page of the timeline. The cursor is the last flash's time and id, so new flashes never shift it. */
export async function listFlashes(
  context: Context,
  input: CallParsedInput<'flashes'>,
): Promise<CallOutput<'flashes'>> {
  const { important, category, region, lang, size, locale } = input;
  const where = conditions({ kind: 'flash', important, category, region, lang });
  if (input.day) {
    const { from, to } = dayBounds(input.day);
    const end = input.hour === undefined ? to : new Date(from.getTime() + (input.hour + 1) * 3600_000);
    where.push(sql`c.release_time >= ${from.toISOString()}`, sql`c.release_time < ${end.toISOString()}`);
  }
  if (input.cursor) where.push(before(input.cursor));
  const ids = sql`select c.id from contents c where ${sql.join(where, sql` and `)}
    order by c.release_time desc, c.id desc limit ${size + 1}`;
  const rows = await loadStories(context, ids, locale, { withBody: true, withDayNumber: true });
  const list = rows.slice(0, size);
  const last = list.at(-1);
  const next = rows.length > size && last ? `${last.release_time.getTime()}.${last.id}` : null;
  const marked = list.filter((row) => row.is_important).map((row) => row.id);
  const later = await listLater(context, marked, locale);
  const prices = await pricesOfRows(context, list, locale);
  return {
    list: list.map((row) => ({
      ...toFlash(row, locale),
      later: later.get(row.id) ?? null,
      prices: prices.get(row.id) ?? [],
    })),
    next,
  };
}

function before(cursor: string): SQL {
  const [time, id] = cursor.split('.').map(Number);
  const date = new Date(time ?? NaN);
  if (!isNearTime(date) || !Number.isSafeInteger(id))
    throw new ApiError('invalidInput', { cursor: 'malformed' });
  return sql`(c.release_time, c.id) < (${date.toISOString()}, ${id})`;
}

/**
 * Counts of one day by the clock of the region, or of UTC+8 without a region: flashes, flashes of each hour where the
 * hour is known, important flashes, and the nearest earlier and later day with flashes. A flash with only a date counts
 * on that date.
 */
export async function readFlashDay(
  context: Context,
  input: { day?: string; region?: string },
): Promise<CallOutput<'flashDay'>> {
  const timeZone = await timeZoneOf(context, input.region);
  const day = input.day ?? toZonedDay(context.now(), timeZone);
  const { from, to } = zonedDayBounds(day, timeZone);
  const dateless = dayBounds(day);
  const first = new Date(Math.min(from.getTime(), dateless.from.getTime()));
  const end = new Date(Math.max(to.getTime(), dateless.to.getTime()));
  const hasClock = sql`c.release_precision = 'second'`;
  const live = sql.join(conditions({ kind: 'flash', region: input.region }), sql` and `);
  const [counts, [neighbours]] = await Promise.all([
    readRows(
      context.db,
      sql`
      select case when ${hasClock} then extract(hour from c.release_time at time zone ${timeZone})::int end as hour,
        count(*)::int as total, count(*) filter (where c.is_important)::int as important
      from contents c where ${live} and ${within(first, end)}
        and case when ${hasClock} then ${within(from, to)} else ${within(dateless.from, dateless.to)} end
      group by 1`,
      { hour: nullable(integer), total: integer, important: integer },
    ),
    readRows(
      context.db,
      sql`
      select
        (select c.release_time from contents c where ${live} and c.release_time < ${from.toISOString()}
          and c.release_time >= ${FIRST_DATED}
         order by c.release_time desc, c.id desc limit 1) as previous,
        (select c.release_time from contents c where ${live} and c.release_time >= ${to.toISOString()}
         order by c.release_time, c.id limit 1) as next`,
      { previous: nullable(instant), next: nullable(instant) },
    ),
  ]);
  const hours = Array.from({ length: 24 }, (_, hour) => counts.find((row) => row.hour === hour)?.total ?? 0);
  return {
    day,
    total: counts.reduce((sum, row) => sum + row.total, 0),
    important: counts.reduce((sum, row) => sum + row.important, 0),
    hours,
    previous: neighbours?.previous ? toZonedDay(neighbours.previous, timeZone) : null,
    next: neighbours?.next ? toZonedDay(neighbours.next, timeZone) : null,
  };
}

/** The time zone of an edition; UTC+8 without one. */
async function timeZoneOf(context: Context, region: string | undefined): Promise<string> {
  if (region === undefined || isFirstRegion(region)) return regionTimeZone(region ?? NO_REGION, []);
  return regionTimeZone(region, (await readBrand(context)).regions);
}

const within = (from: Date, to: Date): SQL =>
  sql`(c.release_time >= ${from.toISOString()} and c.release_time < ${to.toISOString()})`;
