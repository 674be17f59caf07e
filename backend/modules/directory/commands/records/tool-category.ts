import { and, eq, ne, sql } from 'drizzle-orm';
import { toolCategoryRecord } from '@/backend/contract/directory/records';
import { tags } from '@/backend/contract/tags';
import { toolCategories, tools } from '@/backend/db/schema/directory';
import { ApiError } from '@/backend/kernel/errors';
import { defineRecordKind } from '@/backend/records/kind';
import { usedBy } from '@/backend/records/usage';

/** Categories of the tools directory; one with tools in it cannot be deleted. */
export const toolCategoryKind = defineRecordKind({
  kind: 'tool_category',
  changedBy: 'editor',
  schema: toolCategoryRecord,
  listed: sql`select id, name as title, key as note, position as rank from tool_categories`,
  async read({ db }, id) {
    const [row] = await db.select().from(toolCategories).where(eq(toolCategories.id, id));
    return row ? { key: row.key, name: row.name, position: row.position } : null;
  },
  async write({ db }, id, values) {
    const [other] = await db
      .select({ id: toolCategories.id })
      .from(toolCategories)
      .where(and(eq(toolCategories.key, values.key), ne(toolCategories.id, id ?? 0)));
    if (other) throw new ApiError('invalidInput', { key: 'taken' });
    const [row] = await db
      .insert(toolCategories)
      .values({ ...(id !== null && { id }), ...values })
      .onConflictDoUpdate({ target: toolCategories.id, set: values })
      .returning({ id: toolCategories.id });
    return row?.id ?? 0;
  },
  async remove({ db }, id) {
    const [used] = await db.select({ id: tools.id }).from(tools).where(eq(tools.categoryId, id)).limit(1);
    if (used) throw new ApiError('stillUsed');
    await db.delete(toolCategories).where(eq(toolCategories.id, id));
    return {};
  },
  usage: async (context, id, locale) => [
    await usedBy(
      context,
      'tool',
      sql`select t.id, jsonb_build_object('en', t.name) as title from tools t where t.category_id = ${id}`,
      locale,
    ),
  ],
  tags: () => Promise.resolve([tags.site]),
});
