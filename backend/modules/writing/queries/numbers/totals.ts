import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { readRows } from '@/backend/db/rows';
import { integer } from '@/backend/db/codec';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { shownSince } from '@/backend/kernel/text/shown-days';

/**
 * The views, likes, collections and followers that a writer's stories and column gained in the days that the numbers
 * cover.
 */
export async function readOwnTotals(
  { db, now }: Context,
  member: Member,
): Promise<CallOutput<'myContents'>['totals']> {
  const since = sql`${shownSince(now()).toISOString()}::timestamptz`;
  const memberStories = sql`(select c.id from contents c where c.owner_id = ${member.id})`;
  const [row] = await readRows(
    db,
    sql`
    select
      (select count(*) from page_views where content_id in ${memberStories} and created_at >= ${since}) as views,
      (select count(*) from likes where content_id in ${memberStories} and created_at >= ${since}) as likes,
      (select count(*) from collections where content_id in ${memberStories} and created_at >= ${since}) as collections,
      (select count(*) from follows f join authors a on a.id = f.author_id
        where a.user_id = ${member.id} and f.created_at >= ${since}) as follows`,
    { views: integer, likes: integer, collections: integer, follows: integer },
  );
  return {
    views: row?.views ?? 0,
    likes: row?.likes ?? 0,
    collections: row?.collections ?? 0,
    follows: row?.follows ?? 0,
  };
}
