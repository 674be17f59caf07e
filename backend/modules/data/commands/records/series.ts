import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { seriesRecord } from '@/backend/contract/data/records';
import { tags } from '@/backend/contract/tags';
import { dataPoints, dataSeries } from '@/backend/db/schema/data';
import { labels } from '@/backend/db/schema/topics';
import { ApiError } from '@/backend/kernel/errors';
import { defineRecordKind } from '@/backend/records/kind';
import { addPoints } from '@/backend/modules/data/commands/add-points';

const seriesLinks = z.object({ points: z.array(z.tuple([z.string(), z.number()])) });

/** Data series, prices among them; their points are saved by a call of their own. */
export const seriesKind = defineRecordKind({
  kind: 'series',
  changedBy: 'editor',
  schema: seriesRecord,
  listed: sql`select id, name as title, type || ' / ' || key || case feed_error when '' then '' else '  ⚠ ' || feed_error end as note, position as rank from data_series`,
  async read({ db }, id) {
    const [row] = await db.select().from(dataSeries).where(eq(dataSeries.id, id));
    if (!row) return null;
    const { key, type, name, description, unit, source, chart, isSample, position } = row;
    return {
      key,
      type,
      name,
      description,
      unit,
      source,
      chart,
      is_sample: isSample,
      position,
      label_id: row.labelId,
      feed_url: row.feedUrl,
      feed_path: row.feedPath,
      feed_minutes: row.feedMinutes,
    };
  },
  async write(
    { db, now },
    id,
    {
      is_sample: isSample,
      label_id: labelId,
      feed_url: feedUrl,
      feed_path: feedPath,
      feed_minutes: feedMinutes,
      ...fields
    },
  ) {
    const [other] = await db
      .select({ id: dataSeries.id })
      .from(dataSeries)
      .where(and(eq(dataSeries.key, fields.key), ne(dataSeries.id, id ?? 0)));
    if (other) throw new ApiError('invalidInput', { key: 'taken' });
    if (labelId !== null) {
      const [label] = await db.select({ id: labels.id }).from(labels).where(eq(labels.id, labelId));
      if (!label) throw new ApiError('invalidInput', { label_id: 'notFound' });
    }
    const values = {
      ...fields,
      isSample,
      labelId,
      feedUrl,
      feedPath,
      feedMinutes,
      feedReadAt: null,
      feedError: '',
    };
    const [row] = await db
      .insert(dataSeries)
      .values({ ...(id !== null && { id }), ...values, updatedTime: now() })
      .onConflictDoUpdate({ target: dataSeries.id, set: values })
      .returning({ id: dataSeries.id });
    return row?.id ?? 0;
  },
  async remove({ db }, id) {
    const points = await db
      .select()
      .from(dataPoints)
      .where(eq(dataPoints.seriesId, id))
      .orderBy(asc(dataPoints.at));
    await db.delete(dataSeries).where(eq(dataSeries.id, id));
    return { points: points.map(({ at, value }) => [at.toISOString(), value]) };
  },
  async relink(context, id, links) {
    const points = seriesLinks.safeParse(links).data?.points ?? [];
    await addPoints(
      context,
      id,
      points.map(([at, value]) => ({ at: new Date(at), value })),
    );
  },
  tags: () => Promise.resolve([tags.data]),
});
