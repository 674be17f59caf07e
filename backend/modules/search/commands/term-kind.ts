import { count, eq, ne, and, sql } from 'drizzle-orm';
import { MAX_TERMS, termRecord } from '@/backend/contract/chinese/term';
import { tags } from '@/backend/contract/tags';
import { chineseTerms } from '@/backend/db/schema/chinese';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { defineRecordKind } from '@/backend/records/kind';
import { termUses } from '@/backend/modules/search/queries/term-uses';

/** Words of the desk's dictionary; any change of them changes how every Chinese page is converted. */
export const termKind = defineRecordKind({
  kind: 'term',
  changedBy: 'editor',
  schema: termRecord,
  // The word itself is shown as it is written on every page of the desk.
  listed: sql`select id, jsonb_build_object('en', simplified) as title,
    taiwan || case when hong_kong = '' then '' else ' · ' || hong_kong end as note, -id as rank from chinese_terms`,
  async read({ db }, id) {
    const [row] = await db.select().from(chineseTerms).where(eq(chineseTerms.id, id));
    return row
      ? { simplified: row.simplified, taiwan: row.taiwan, hong_kong: row.hongKong, exception: row.exception }
      : null;
  },
  async write(context, id, { hong_kong: hongKong, ...rest }) {
    const values = { ...rest, hongKong };
    await checkFits(context, values, id ?? 0);
    const [row] = await context.db
      .insert(chineseTerms)
      .values({ ...(id !== null && { id }), ...values })
      .onConflictDoUpdate({ target: chineseTerms.id, set: values })
      .returning({ id: chineseTerms.id });
    return row?.id ?? 0;
  },
  async remove({ db }, id) {
    await db.delete(chineseTerms).where(eq(chineseTerms.id, id));
    return {};
  },
  async usage(context, id) {
    const [row] = await context.db.select().from(chineseTerms).where(eq(chineseTerms.id, id));
    if (!row) return [];
    const { total, list } = await termUses(context, row);
    return total === 0
      ? []
      : [{ by: 'item', total, shown: list.map(({ id: item, title }) => ({ id: item, title })) }];
  },
  tags: () => Promise.resolve([tags.terms, tags.all]),
});

/**
 * @throws ApiError invalidInput for a word that is in the dictionary already, one that another row turns into this one
 * while this row turns it into that one, and for too many words
 */
async function checkFits(
  { db }: Context,
  { simplified, taiwan }: { simplified: string; taiwan: string },
  id: number,
): Promise<void> {
  const [same] = await db
    .select({ id: chineseTerms.id })
    .from(chineseTerms)
    .where(and(eq(chineseTerms.simplified, simplified), ne(chineseTerms.id, id)));
  if (same) throw new ApiError('invalidInput', { simplified: 'taken' });
  const [loop] = await db
    .select({ id: chineseTerms.id })
    .from(chineseTerms)
    .where(
      and(eq(chineseTerms.simplified, taiwan), eq(chineseTerms.taiwan, simplified), ne(chineseTerms.id, id)),
    );
  if (loop) throw new ApiError('invalidInput', { taiwan: 'loops' });
  const [stored] = await db.select({ total: count() }).from(chineseTerms).where(ne(chineseTerms.id, id));
  if ((stored?.total ?? 0) >= MAX_TERMS) throw new ApiError('invalidInput', { simplified: 'tooMany' });
}
