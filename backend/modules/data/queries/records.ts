import { asc, ne, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { dataSeries } from '@/backend/db/schema/data';
import { decimal, instant, integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { pickText, sharedLocale } from '@/backend/kernel/text/local';
import { type Extreme, findRecords, latestExtreme, type RecordPoint } from './find-records';

const DAY_MS = 86_400_000;

/**
 * Records of all series except supply series, which only grow; and since when each latest value is an extreme. A record
 * counts when its day is over (UTC): until then its value may still change.
 */
export async function listRecords(
  context: Context,
  { days, locale }: CallParsedInput<'dataRecords'>,
): Promise<CallOutput<'dataRecords'>> {
  const rows = await context.db
    .select()
    .from(dataSeries)
    .where(ne(dataSeries.chart, 'supply'))
    .orderBy(asc(dataSeries.position), asc(dataSeries.id));
  const points = await closings(context);
  const now = context.now().getTime();
  const from = new Date(now - days * DAY_MS);
  const today = new Date(now - (now % DAY_MS));
  const records: CallOutput<'dataRecords'>['records'] = [];
  const latest: CallOutput<'dataRecords'>['latest'] = [];
  for (const row of rows) {
    const seriesPoints = points.get(row.id) ?? [];
    const current = latestExtreme(seriesPoints);
    if (current) latest.push(toWire(row, current, locale));
    const settled = seriesPoints.filter(({ at }) => at < today);
    records.push(...findRecords(settled, from).map((record) => toWire(row, record, locale)));
  }
  return {
    records: records.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)),
    latest,
    settled: new Date(today.getTime() - DAY_MS).toISOString().slice(0, 10),
  };
}

/** The last value of each day (UTC) of each series, oldest first. */
async function closings({ db }: Context): Promise<Map<number, RecordPoint[]>> {
  const rows = await readRows(
    db,
    sql`
    select distinct on (series_id, date_trunc('day', at at time zone 'UTC')) series_id, at, value
    from data_points order by series_id, date_trunc('day', at at time zone 'UTC'), at desc`,
    { series_id: integer, at: instant, value: decimal },
  );
  const all = new Map<number, RecordPoint[]>();
  for (const { series_id, at, value } of rows) {
    const point = { at, value };
    const seriesPoints = all.get(series_id);
    if (seriesPoints) seriesPoints.push(point);
    else all.set(series_id, [point]);
  }
  return all;
}

function toWire(row: typeof dataSeries.$inferSelect, extreme: Extreme, locale: Locale) {
  const shared = sharedLocale([row.name, row.unit], locale);
  const { text: name, lang } = pickText(row.name, shared);
  const { at, value, isHigh, since, before } = extreme;
  return {
    key: row.key,
    type: row.type,
    name,
    lang,
    unit: pickText(row.unit, shared).text,
    is_sample: row.isSample,
    at: at.toISOString(),
    value,
    is_high: isHigh,
    since: since?.toISOString() ?? null,
    before: before && { at: before.at.toISOString(), value: before.value },
  };
}
