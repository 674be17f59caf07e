import { type SQL, sql } from 'drizzle-orm';
import { tags } from '@/backend/contract/tags';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';

/** With more stories, only `all` is returned. */
const MAX_TAGS = 60;

/** Tags of the pages of live stories that meet a condition on `contents c`. */
export async function tagsOfStories({ db }: Context, condition: SQL): Promise<string[]> {
  const rows = await readRows(
    db,
    sql`select c.id from contents c where c.status = 'approved' and ${condition} limit ${MAX_TAGS + 1}`,
    { id: integer },
  );
  return rows.length > MAX_TAGS ? [tags.all] : rows.map((row) => tags.content(row.id));
}
