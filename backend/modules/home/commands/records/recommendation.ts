import { and, eq, ne, sql } from 'drizzle-orm';
import { recommendationRecord } from '@/backend/contract/home/records';
import { tags } from '@/backend/contract/tags';
import { placements } from '@/backend/db/schema/home';
import { contents } from '@/backend/db/schema/stories';
import { ApiError } from '@/backend/kernel/errors';
import { defineRecordKind } from '@/backend/records/kind';
import { itemTitle } from '@/backend/records/usage';
import { fromSpan, toSpan } from './span';

/** Stories that editors placed: as the lead of the home page, or at the top of the recommended list. */
export const recommendationKind = defineRecordKind({
  kind: 'recommendation',
  changedBy: 'editor',
  schema: recommendationRecord,
  listed: sql`select p.id, ${itemTitle} as title, p.place as note, p.position + case p.place when 'lead' then 0 else 10000 end as rank
    from placements p join contents c on c.id = p.content_id`,
  async read({ db }, id) {
    const [row] = await db.select().from(placements).where(eq(placements.id, id));
    if (!row) return null;
    return { place: row.place, content_id: row.contentId, position: row.position, ...fromSpan(row) };
  },
  async write({ db }, id, { place, content_id: contentId, position, starts, ends }) {
    const [story] = await db.select({ id: contents.id }).from(contents).where(eq(contents.id, contentId));
    if (!story) throw new ApiError('invalidInput', { content_id: 'notFound' });
    const [other] = await db
      .select({ id: placements.id })
      .from(placements)
      .where(
        and(eq(placements.place, place), eq(placements.contentId, contentId), ne(placements.id, id ?? 0)),
      );
    if (other) throw new ApiError('invalidInput', { content_id: 'taken' });
    const values = { place, contentId, position, ...toSpan({ starts, ends }) };
    const [row] = await db
      .insert(placements)
      .values({ ...(id !== null && { id }), ...values })
      .onConflictDoUpdate({ target: placements.id, set: values })
      .returning({ id: placements.id });
    return row?.id ?? 0;
  },
  async remove({ db }, id) {
    await db.delete(placements).where(eq(placements.id, id));
    return {};
  },
  tags: () => Promise.resolve([tags.hot]),
  schedules: ['ends'],
  moments: ({ starts, ends }) => [starts, ends],
});
