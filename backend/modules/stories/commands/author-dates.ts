import { inArray, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { authors } from '@/backend/db/schema/people';
import type { ItemMemberships } from '@/backend/modules/stories/queries/memberships';

/** Recomputes, for the authors of these stories, the date of their newest live story. */
export async function updateAuthorDates(context: Context, items: ItemMemberships[]): Promise<void> {
  const ids = [...new Set(items.flatMap((item) => item.authorId ?? []))].sort((a, b) => a - b);
  if (ids.length === 0) return;
  await context.db
    .update(authors)
    .set({
      lastPublishedAt: sql`(select max(c.release_time) from contents c
        where c.author_id = ${authors}.id and c.status = 'approved')`,
    })
    .where(inArray(authors.id, ids));
}
