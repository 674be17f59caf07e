import { eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { tags } from '@/backend/contract/tags';
import { dataPoints, dataSeries } from '@/backend/db/schema/data';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { storeVersion } from '@/backend/records/store-version';
import { checkVersion, openRecord } from '@/backend/records/open-record';
import { titleOf } from '@/backend/records/titles';
import { seriesKind } from '@/backend/modules/data/commands/records/series';
import { addPoints, comparePoints, type Point } from './add-points';
import { storeOutliers } from './store-outliers';
import { latestPoint, readPoints } from './read-points';

/**
 * Stores points that were uploaded or pasted, or (`is_trial`) only reports what storing them would do. If any line
 * cannot be read, or lies ahead, nothing is stored.
 * @param input.version the version of the series this builds on; without it, the present one
 * @throws ApiError conflict, notFound
 */
export function savePoints(
  context: Context,
  member: Member,
  {
    id,
    version: base,
    text,
    is_replacing,
    is_trial,
  }: Omit<CallParsedInput<'saveSeriesPoints'>, 'version'> & { version?: number },
): Promise<CallOutput<'saveSeriesPoints'>> {
  return inTransaction(context, async (inner) => {
    const open = await openRecord(inner, seriesKind, id);
    if (!open.document) throw new ApiError('notFound');
    const version = base ?? open.row.version;
    await checkVersion(inner, seriesKind, open, version);
    const { points, problems } = readPoints(text, latestPoint(inner.now()));
    const change = await compare(inner, id, points, is_replacing);
    const seen = { first: dayOf(points[0]), last: dayOf(points.at(-1)), problems, ...change };
    if (is_trial || problems.length > 0 || points.length === 0) return { id, version, ...seen };
    if (is_replacing) await inner.db.delete(dataPoints).where(eq(dataPoints.seriesId, id));
    await addPoints(inner, id, points);
    await storeOutliers(inner, id, { outliers: [], stored: points });
    await inner.db.update(dataSeries).set({ updatedTime: inner.now() }).where(eq(dataSeries.id, id));
    const stored = await storeVersion(inner, member, seriesKind, {
      command: 'points',
      id,
      title: await titleOf(inner, seriesKind, id),
      before: open.document,
      after: open.document,
      base: version,
      detail: change,
      tags: [tags.data],
    });
    return { ...stored, ...seen };
  });
}

/** Counts what storing would change. */
async function compare(context: Context, id: number, points: Point[], isReplacing: boolean) {
  const { added, changed, unchanged, total } = await comparePoints(context, id, points);
  return { added, changed, unchanged, removed: isReplacing ? total - changed - unchanged : 0 };
}

const dayOf = (point: Point | undefined) => point?.at.toISOString().slice(0, 10) ?? '';

/**
 * Adds points to the series with a key. If the moment of any cannot be read, or lies ahead, nothing is stored.
 * @throws ApiError notFound, invalidInput with those moments
 */
export async function addByKey(
  context: Context,
  member: Member,
  { key, points }: CallParsedInput<'addSeriesPoints'>,
): Promise<CallOutput<'addSeriesPoints'>> {
  const [series] = await context.db
    .select({ id: dataSeries.id })
    .from(dataSeries)
    .where(eq(dataSeries.key, key));
  if (!series) throw new ApiError('notFound');
  const text = JSON.stringify(points);
  const { problems } = readPoints(text, latestPoint(context.now()));
  if (problems.length > 0)
    throw new ApiError(
      'invalidInput',
      Object.fromEntries(
        problems.map(({ line, is_ahead: isAhead }) => [
          `points.${line - 1}.at`,
          isAhead ? 'inFuture' : 'notATime',
        ]),
      ),
    );
  return savePoints(context, member, { id: series.id, text, is_replacing: false, is_trial: false });
}
