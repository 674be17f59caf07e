import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { instant, integer, json } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { followNews } from '@/backend/db/schema/follows';
import type { Context } from '@/backend/kernel/context';
import { readDigestTime } from '@/backend/modules/follows/queries/digest-time';
import { wayOfFollowing, wayOfRow } from '@/backend/modules/follows/queries/followers';
import { timesOf } from './notify-followers';

/**
 * Decides anew, after a change of what a member follows and how, when they are notified of what still waits; what they follow by
 * nothing any more is dropped.
 */
export async function retime(context: Context, userId: number): Promise<void> {
  const { db } = context;
  const time = await readDigestTime(context, userId);
  const waiting = await readRows(
    db,
    sql`select n.id, n.created_at, coalesce((select json_agg(${wayOfRow}) from member_follows f
        where f.id = any(n.follow_ids)), '[]') as ways
      from follow_news n where n.user_id = ${userId} and (n.mail_state = 'waiting' or n.push_state = 'waiting')
      order by n.id for update of n`,
    { id: integer, created_at: instant, ways: json },
  );
  for (const { id, created_at: since, ways } of waiting) {
    // From the time of the news: what is overdue stays due, and is not put off by a day or a week.
    const next = timesOf(since, z.array(wayOfFollowing).parse(ways), time);
    await db
      .update(followNews)
      .set({
        mailState: sql`case when mail_state <> 'waiting' then mail_state else ${next.mailState === 'none' ? 'dropped' : 'waiting'} end`,
        mailDueAt: next.mailDueAt,
        pushState: sql`case when push_state <> 'waiting' then push_state else ${next.pushState === 'none' ? 'dropped' : 'waiting'} end`,
        pushDueAt: next.pushDueAt,
      })
      .where(eq(followNews.id, id));
  }
}
