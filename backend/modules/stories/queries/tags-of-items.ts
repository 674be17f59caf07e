import { type SQL, sql } from 'drizzle-orm';
import { tags } from '@/backend/contract/tags';
import type { Context } from '@/backend/kernel/context';

/** With more stories, only `all` is returned. */
const MAX_TAGS = 60;

/** Tags of the pages of live stories that meet a condition on `contents c`. */
export async function tagsOfItems({ db }: Context, condition: SQL): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(
    sql`select c.id from contents c where c.status = 'approved' and ${condition} limit ${MAX_TAGS + 1}`,
  );
  return rows.length > MAX_TAGS ? [tags.all] : rows.map((row) => tags.content(Number(row.id)));
}
