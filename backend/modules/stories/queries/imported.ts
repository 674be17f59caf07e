import { inArray } from 'drizzle-orm';
import { categories, contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { fold } from '@/backend/kernel/text/fold';

/** Items with one of these keys of their source; keys nothing is stored under are left out. */
export function findBySourceKeys(context: Context, sourceKeys: string[]) {
  return context.db
    .select({ id: contents.id, sourceKey: contents.sourceKey, sourceHash: contents.sourceHash })
    .from(contents)
    .where(inArray(contents.sourceKey, sourceKeys));
}

/** The id of the category with this key, or this name in any language; null when there is none. */
export async function categoryIdOfName(context: Context, name: string): Promise<number | null> {
  const key = fold(name);
  const rows = await context.db.select().from(categories);
  const found = rows.find(
    (row) => row.key === key || Object.values(row.name).some((one) => fold(one) === key),
  );
  return found?.id ?? null;
}
