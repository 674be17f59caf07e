import { inArray } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { labelAliases, labels } from '@/backend/db/schema/topics';
import type { Context } from '@/backend/kernel/context';
import { fold } from '@/backend/kernel/text/fold';

/**
 * By name: the id of the label with that name, or of the label it was merged into; missing labels are made. A name that
 * is empty after folding gets none.
 * @param names each with the language it is written in
 */
export async function labelIdsOfNames(
  { db }: Context,
  names: ReadonlyMap<string, Locale>,
): Promise<Map<string, number>> {
  const keys = new Map([...names.keys()].map((name) => [name, fold(name)]));
  for (const [name, key] of keys) if (key === '') keys.delete(name);
  const nameKeys = [...new Set(keys.values())];
  if (nameKeys.length === 0) return new Map();
  const labelIdByKey = new Map(
    (await db.select().from(labelAliases).where(inArray(labelAliases.nameKey, nameKeys))).map((row) => [
      row.nameKey,
      row.labelId,
    ]),
  );
  const readLabels = async () => {
    const rows = await db
      .select({ key: labels.nameKey, id: labels.id })
      .from(labels)
      .where(inArray(labels.nameKey, nameKeys));
    for (const { key, id } of rows) if (!labelIdByKey.has(key)) labelIdByKey.set(key, id);
  };
  await readLabels();
  // Always in the same order, so that two imports at once never wait for each other.
  const fresh = [...keys]
    .filter(([, key]) => !labelIdByKey.has(key))
    .sort(([, a], [, b]) => (a < b ? -1 : 1));
  if (fresh.length > 0) {
    await db
      .insert(labels)
      .values(fresh.map(([name, nameKey]) => ({ nameKey, name: { [names.get(name) ?? 'zh-Hans']: name } })))
      .onConflictDoNothing();
    await readLabels();
  }
  return new Map(
    [...keys].flatMap(([name, key]) => {
      const id = labelIdByKey.get(key);
      return id === undefined ? [] : [[name, id] as const];
    }),
  );
}
