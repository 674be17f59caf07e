import { inArray, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { authors } from '@/backend/db/schema/people';
import type { ItemMemberships } from '@/backend/modules/stories/queries/memberships';

/** Recomputes the date of the newest live item of the authors of these items. */
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
