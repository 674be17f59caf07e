import { and, desc, eq, lte } from 'drizzle-orm';
import type { SourceSetting } from '@/backend/contract/data/sources';
import { tags } from '@/backend/contract/tags';
import { dataPoints, dataSeries } from '@/backend/db/schema/data';
import type { Context } from '@/backend/kernel/context';
import { addNews } from '@/backend/modules/data/commands/add-points';
import { storeOutliers } from '@/backend/modules/data/commands/store-outliers';
import { LEFT_OUT } from '@/backend/modules/data/queries/source-notes';
import { SOURCE_SERIES } from '@/backend/modules/data/queries/source-series';
import { SOURCE_TERMS } from '@/backend/modules/data/queries/source-terms';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { splitPlausible, type Refused } from './split-plausible';
import type { Reading } from './source';

type Series = typeof dataSeries.$inferSelect;

interface StoredReading {
  /** Whether any value was plausible; also true where another source has the series. */
  isGood: boolean;
  /** Names the first value that was refused; empty for none. */
  note: string;
}

/** An answer with a larger share of implausible values is wrong as a whole. */
const MAX_REFUSED_SHARE = 0.5;

/**
 * Stores the plausible points of a reading, in the caller's transaction. Invented values of a sample series, and
 * computed ones of a supply, make place for the first real ones. A series an editor has given a source of its own is
 * left alone, and so is one a preferred source fills.
 */
export async function storeReading(
  context: Context,
  setting: SourceSetting,
  { key, points }: Reading,
): Promise<StoredReading> {
  const definition = SOURCE_SERIES[key];
  const series = await seriesOf(context, key);
  if (series.feedUrl !== '' || !(await mayFill(context, series, setting))) return { isGood: true, note: '' };
  const isFirst = series.isSample || (series.filledBy === '' && series.chart === 'supply');
  const last = isFirst ? null : await pointBefore(context, series.id, points);
  const { stored, refused } = splitPlausible(points, { band: definition.band, last, now: context.now() });
  const isGood = stored.length > 0 && refused.length <= points.length * MAX_REFUSED_SHARE;
  const note = noteOf(key, refused);
  if (isGood) {
    if (isFirst) await context.db.delete(dataPoints).where(eq(dataPoints.seriesId, series.id));
    if (isFirst || series.filledBy !== setting.name) await takeOver(context, series, setting, isFirst);
    await addNews(context, series.id, stored);
  }
  const isChanged =
    !series.isSample &&
    (await storeOutliers(context, series.id, { outliers: refused, stored: isGood ? stored : [] }));
  if (isChanged) await queueRevalidation(context, [tags.data]);
  await context.db.update(dataSeries).set({ feedError: note }).where(eq(dataSeries.id, series.id));
  return { isGood, note };
}

function noteOf(key: string, [first]: readonly Refused[]): string {
  return first ? `${LEFT_OUT}: ${key} ${first.at.toISOString()} ${first.value}, ${first.reason}` : '';
}

/** The row of a series, locked; added when there is none. */
async function seriesOf({ db, now }: Context, key: keyof typeof SOURCE_SERIES): Promise<Series> {
  const read = () => db.select().from(dataSeries).where(eq(dataSeries.key, key)).for('update');
  const [row] = await read();
  if (row) return row;
  const { type, name, description, unit, chart, position } = SOURCE_SERIES[key];
  await db
    .insert(dataSeries)
    .values({
      key,
      type,
      name,
      description,
      unit,
      chart,
      position,
      source: {},
      isSample: false,
      updatedTime: now(),
    })
    .onConflictDoNothing();
  const [added] = await read();
  if (!added) throw new Error(`no series ${key}`);
  return added;
}

/**
 * Whether a source may fill a series: when none does, or a less preferred one, or when the last value of the preferred
 * one is old.
 */
async function mayFill(context: Context, series: Series, { name }: SourceSetting): Promise<boolean> {
  const { filledBy } = series;
  const rankOf = (source: string) => context.config.dataSources.findIndex((other) => other.name === source);
  if (filledBy === name || rankOf(filledBy) === -1 || rankOf(filledBy) > rankOf(name)) return true;
  const [last] = await context.db
    .select({ at: dataPoints.at })
    .from(dataPoints)
    .where(eq(dataPoints.seriesId, series.id))
    .orderBy(desc(dataPoints.at))
    .limit(1);
  const age = context.now().getTime() - (last?.at.getTime() ?? 0);
  const definition = Object.entries(SOURCE_SERIES).find(([key]) => key === series.key)?.[1];
  return age > (definition?.freshMinutes ?? 0) * 60_000;
}

async function pointBefore({ db }: Context, seriesId: number, points: Reading['points']) {
  const first = points.reduce<Date | null>(
    (at, point) => (at === null || point.at < at ? point.at : at),
    null,
  );
  if (first === null) return null;
  const [row] = await db
    .select({ at: dataPoints.at, value: dataPoints.value })
    .from(dataPoints)
    .where(and(eq(dataPoints.seriesId, seriesId), lte(dataPoints.at, first)))
    .orderBy(desc(dataPoints.at))
    .limit(1);
  return row ?? null;
}

/** Writes whose values a series has from now on. Its words are those of the source where they were those of a sample. */
async function takeOver({ db }: Context, series: Series, { name }: SourceSetting, isFirst: boolean) {
  const { unit, description } =
    Object.entries(SOURCE_SERIES).find(([key]) => key === series.key)?.[1] ?? series;
  await db
    .update(dataSeries)
    .set({
      filledBy: name,
      source: SOURCE_TERMS[name].name,
      isSample: false,
      ...(isFirst && { unit, description, feedOutliers: [] }),
    })
    .where(eq(dataSeries.id, series.id));
}
