import { inArray } from 'drizzle-orm';
import { categories, contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { fold } from '@/backend/kernel/text/fold';

/** Stories with one of these source keys; unknown keys are left out. */
export function findBySourceKeys(context: Context, sourceKeys: string[]) {
  return context.db
    .select({ id: contents.id, sourceKey: contents.sourceKey, sourceHash: contents.sourceHash })
    .from(contents)
    .where(inArray(contents.sourceKey, sourceKeys));
}

/** By name: the id of the category with that key, or that name in any language; unknown names are left out. */
export async function categoryIdsOfNames(context: Context, names: string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await context.db.select().from(categories);
  const ids = new Map(
    rows.flatMap(({ id, key, name }) =>
      [key, ...Object.values(name).map(fold)].map((nameOrKey) => [nameOrKey, id] as const),
    ),
  );
  return new Map(
    names.flatMap((name) => {
      const id = ids.get(fold(name));
      return id === undefined ? [] : [[name, id] as const];
    }),
  );
}
