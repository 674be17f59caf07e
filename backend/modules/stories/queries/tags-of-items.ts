import { type SQL, sql } from 'drizzle-orm';
import { tags } from '@/backend/contract/tags';
import type { Context } from '@/backend/kernel/context';

/** Past this many the portal is told that everything changed. */
const MAX_TAGS = 60;

/** Tags of the pages of live items for which a condition on `c` holds. */
export async function tagsOfItems({ db }: Context, condition: SQL): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(
    sql`select c.id from contents c where c.status = 'approved' and ${condition} limit ${MAX_TAGS + 1}`,
  );
  return rows.length > MAX_TAGS ? [tags.all] : rows.map((row) => tags.content(Number(row.id)));
}
