import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { pickText } from '@/backend/kernel/text/local';
import { toWireTime } from '@/backend/kernel/text/time';
import { dataPoints, dataSeries } from '@/backend/db/schema/data';

const DAY_MS = 86_400_000;
/** Series of this type are the prices beside the menu. */
const PRICE_TYPE = 'prices';
const PRICE_DELAY_MINUTES = 1;

/** Series in the editors' order, each with its points of the last days, oldest first. */
export async function listSeries(
  context: Context,
  { type, days, locale }: CallParsedInput<'dataSeries'>,
): Promise<CallOutput<'dataSeries'>['list']> {
  const rows = await context.db
    .select()
    .from(dataSeries)
    .where(type ? eq(dataSeries.type, type) : undefined)
    .orderBy(asc(dataSeries.position), asc(dataSeries.id));
  const points = await readPoints(
    context,
    rows.map((row) => row.id),
    days,
  );
  return rows.map((row) => {
    const name = pickText(row.name, locale);
    return {
      key: row.key,
      type: row.type,
      name: name.text,
      description: pickText(row.description, locale).text,
      lang: name.lang,
      unit: pickText(row.unit, locale).text,
      source: pickText(row.source, locale).text,
      is_sample: row.isSample,
      chart: row.chart,
      updated_time: toWireTime(row.updatedTime),
      points: points
        .filter((point) => point.seriesId === row.id)
        .map((point) => ({ at: point.at.toISOString(), value: point.value })),
    };
  });
}

async function readPoints(context: Context, ids: number[], days: number) {
  if (ids.length === 0) return [];
  const since = new Date(context.now().getTime() - days * DAY_MS);
  return context.db
    .select()
    .from(dataPoints)
    .where(and(inArray(dataPoints.seriesId, ids), gte(dataPoints.at, since)))
    .orderBy(asc(dataPoints.at));
}

/** Latest prices with their change over the last day, from the price series. */
export async function listSpotPrices(context: Context): Promise<CallOutput<'spotPrices'>> {
  const series = await listSeries(context, { type: PRICE_TYPE, days: 3, locale: 'en' });
  const list = series.flatMap((one) => {
    const latest = one.points.at(-1);
    if (!latest) return [];
    const dayBefore = Date.parse(latest.at) - DAY_MS;
    const earlier = one.points.findLast((point) => Date.parse(point.at) <= dayBefore) ?? one.points[0];
    const change = earlier && earlier.value !== 0 ? (latest.value / earlier.value - 1) * 100 : 0;
    return {
      symbol: one.key.toUpperCase(),
      price: latest.value,
      change: Math.round(change * 100) / 100,
      updated_time: one.updated_time,
      is_sample: one.is_sample,
    };
  });
  return { list, delay_minutes: PRICE_DELAY_MINUTES };
}
