import { eq, sql } from 'drizzle-orm';
import { toolRecord } from '@/backend/contract/directory/records';
import { tags } from '@/backend/contract/tags';
import { toolCategories, tools } from '@/backend/db/schema/directory';
import { ApiError } from '@/backend/kernel/errors';
import { defineRecordKind } from '@/backend/records/kind';

/** Entries of the tools directory. */
export const toolKind = defineRecordKind({
  kind: 'tool',
  changedBy: 'editor',
  schema: toolRecord,
  listed: sql`select id, jsonb_build_object('en', name) as title, url as note, position as rank from tools`,
  async read({ db }, id) {
    const [row] = await db.select().from(tools).where(eq(tools.id, id));
    if (!row) return null;
    const { categoryId, name, url, description, position } = row;
    return { category_id: categoryId, name, url, description, position };
  },
  async write({ db, now }, id, { category_id: categoryId, ...fields }) {
    const [category] = await db
      .select({ id: toolCategories.id })
      .from(toolCategories)
      .where(eq(toolCategories.id, categoryId));
    if (!category) throw new ApiError('invalidInput', { category_id: 'notFound' });
    const values = { ...fields, categoryId };
    const [row] = await db
      .insert(tools)
      .values({ ...(id !== null && { id }), ...values, listedAt: now() })
      .onConflictDoUpdate({ target: tools.id, set: values })
      .returning({ id: tools.id });
    return row?.id ?? 0;
  },
  async remove({ db }, id) {
    await db.delete(tools).where(eq(tools.id, id));
    return {};
  },
  tags: () => Promise.resolve([tags.site]),
});
