import { eq } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { labelAliases, labels } from '@/backend/db/schema/topics';
import type { Context } from '@/backend/kernel/context';
import { fold } from '@/backend/kernel/text/fold';

/**
 * The id of the label with this name, or of the label it was merged into; the label is made when there is none. Null
 * when nothing is left of the folded name.
 */
export async function labelIdOfName(context: Context, name: string, lang: Locale): Promise<number | null> {
  const nameKey = fold(name);
  if (nameKey === '') return null;
  const [alias] = await context.db
    .select({ id: labelAliases.labelId })
    .from(labelAliases)
    .where(eq(labelAliases.nameKey, nameKey));
  if (alias) return alias.id;
  await context.db
    .insert(labels)
    .values({ nameKey, name: { [lang]: name } })
    .onConflictDoNothing();
  const [label] = await context.db.select({ id: labels.id }).from(labels).where(eq(labels.nameKey, nameKey));
  return label?.id ?? null;
}
