import { eq, sql } from 'drizzle-orm';
import { bannerRecord } from '@/backend/contract/home/records';
import { tags } from '@/backend/contract/tags';
import { banners } from '@/backend/db/schema/home';
import { defineRecordKind } from '@/backend/records/kind';
import { fromSpan, toSpan } from './span';

/** Banners of the home page. */
export const bannerKind = defineRecordKind({
  kind: 'banner',
  changedBy: 'editor',
  schema: bannerRecord,
  listed: sql`select id, title, link as note, position as rank from banners`,
  async read({ db }, id) {
    const [row] = await db.select().from(banners).where(eq(banners.id, id));
    if (!row) return null;
    const { title, figure, unit, summary, pic, link, position } = row;
    return { title, figure, unit, summary, pic, link, position, ...fromSpan(row) };
  },
  async write({ db }, id, { starts, ends, ...fields }) {
    const values = { ...fields, ...toSpan({ starts, ends }) };
    const [row] = await db
      .insert(banners)
      .values({ ...(id !== null && { id }), ...values })
      .onConflictDoUpdate({ target: banners.id, set: values })
      .returning({ id: banners.id });
    return row?.id ?? 0;
  },
  async remove({ db }, id) {
    await db.delete(banners).where(eq(banners.id, id));
    return {};
  },
  tags: () => Promise.resolve([tags.site]),
  schedules: ['ends'],
  moments: ({ starts, ends }) => [starts, ends],
});
