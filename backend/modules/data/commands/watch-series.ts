import { and, eq, inArray } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { MAX_WATCHED } from '@/backend/contract/data/limits';
import { dataSeries, watchedSeries } from '@/backend/db/schema/data';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { listWatched } from '@/backend/modules/data/queries/watched-series';

/** Puts series on a member's watch list or takes them off; see the call. A series that is on it already stays where it is. */
export function watchSeries(
  context: Context,
  member: Member,
  { keys, is_watched: isWatched }: CallParsedInput<'watchSeries'>,
): Promise<CallOutput<'watchSeries'>> {
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    const rows = await db
      .select({ id: dataSeries.id, key: dataSeries.key })
      .from(dataSeries)
      .where(inArray(dataSeries.key, keys));
    const ids = rows.map(({ id }) => id);
    if (isWatched) {
      const before = await listWatched(inner, member.id);
      const added = rows.filter(({ key }) => !before.includes(key)).slice(0, MAX_WATCHED - before.length);
      const createdAt = inner.now();
      if (added.length > 0)
        await db
          .insert(watchedSeries)
          .values(added.map(({ id: seriesId }) => ({ userId: member.id, seriesId, createdAt })))
          .onConflictDoNothing();
    } else if (ids.length > 0)
      await db
        .delete(watchedSeries)
        .where(and(eq(watchedSeries.userId, member.id), inArray(watchedSeries.seriesId, ids)));
    return { keys: await listWatched(inner, member.id) };
  });
}
