import { inArray } from 'drizzle-orm';
import { authorAliases, authors } from '@/backend/db/schema/people';
import { categories } from '@/backend/db/schema/stories';
import { labelAliases, labels } from '@/backend/db/schema/topics';
import type { Context } from '@/backend/kernel/context';
import { fold } from '@/backend/kernel/text/fold';

/** Categories by key or by name in any language; those that do not exist are left out. */
export async function categoriesNamed(
  { db }: Context,
  names: readonly string[],
): Promise<Map<string, { id: number; isFlash: boolean }>> {
  if (names.length === 0) return new Map();
  const rows = await db.select().from(categories);
  const byName = new Map(
    rows.flatMap(({ id, key, name, appliesTo }) =>
      [key, ...Object.values(name).map(fold)].map(
        (each) => [each, { id, isFlash: appliesTo === 'flash' }] as const,
      ),
    ),
  );
  return pick(names, (name) => byName.get(fold(name)));
}

/** Labels by name, also by that of a label that was merged into another; none is made. */
export async function labelIdsNamed({ db }: Context, names: readonly string[]): Promise<Map<string, number>> {
  const keys = [...new Set(names.map(fold))];
  if (keys.length === 0) return new Map();
  const ids = new Map([
    ...(await db.select().from(labels).where(inArray(labels.nameKey, keys))).map(
      ({ nameKey, id }) => [nameKey, id] as const,
    ),
    ...(await db.select().from(labelAliases).where(inArray(labelAliases.nameKey, keys))).map(
      ({ nameKey, labelId }) => [nameKey, labelId] as const,
    ),
  ]);
  return pick(names, (name) => ids.get(fold(name)));
}

/** Authors of imports by name, also by that of an author who was merged into another; none is made. */
export async function authorIdsNamed(
  { db }: Context,
  names: readonly string[],
): Promise<Map<string, number>> {
  const keyOf = (name: string) => `import:${fold(name)}`;
  const keys = [...new Set(names.map(keyOf))];
  if (keys.length === 0) return new Map();
  const ids = new Map([
    ...(await db.select().from(authorAliases).where(inArray(authorAliases.sourceKey, keys))).map(
      ({ sourceKey, authorId }) => [sourceKey, authorId] as const,
    ),
    ...(await db.select().from(authors).where(inArray(authors.sourceKey, keys))).map(
      ({ sourceKey, id }) => [sourceKey ?? '', id] as const,
    ),
  ]);
  return pick(names, (name) => ids.get(keyOf(name)));
}

function pick<Value>(
  names: readonly string[],
  find: (name: string) => Value | undefined,
): Map<string, Value> {
  return new Map(
    names.flatMap((name) => {
      const value = find(name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
