import { inArray, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { authors } from '@/backend/db/schema/people';
import type { StoryMemberships } from '@/backend/modules/stories/queries/memberships';

/** Recomputes, for the authors of these stories, the date of their newest live story. */
export async function updateAuthorDates(context: Context, stories: StoryMemberships[]): Promise<void> {
  const ids = [...new Set(stories.flatMap((story) => story.authorId ?? []))].sort((a, b) => a - b);
  if (ids.length === 0) return;
  await context.db
    .update(authors)
    .set({
      lastPublishedAt: sql`(select max(c.release_time) from contents c
        where c.author_id = ${authors}.id and c.status = 'approved')`,
    })
    .where(inArray(authors.id, ids));
}
