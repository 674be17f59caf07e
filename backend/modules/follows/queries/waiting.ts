import { sql } from 'drizzle-orm';
import { PACES } from '@/backend/contract/follows/kinds';
import { integer, oneOf } from '@/backend/db/codec';
import { idArray } from '@/backend/db/arrays';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';

/**
 * What a member is to be told by letter now, locked until the transaction ends, with the pace it came by. What another
 * backend is telling at this moment is left out.
 */
export function lockDueByMail({ db, now }: Context, userId: number) {
  return readRows(
    db,
    sql`
    select n.id, coalesce((select f.pace from member_follows f where f.id = any(n.follow_ids) and f.by_mail
        order by array_position(array['now', 'daily', 'weekly'], f.pace) limit 1), 'daily') as pace
    from follow_news n
    where n.user_id = ${userId} and n.mail_state = 'waiting' and n.mail_due_at <= ${now().toISOString()}::timestamptz
    order by n.id for update of n skip locked`,
    { id: integer, pace: oneOf(PACES) },
  );
}

/** Members who are to be notified of something by letter now, the longest waiting first. */
export async function membersDueByMail({ db, now }: Context, max: number): Promise<number[]> {
  const rows = await readRows(
    db,
    sql`select user_id from follow_news
      where mail_state = 'waiting' and mail_due_at <= ${now().toISOString()}::timestamptz
      group by user_id order by min(mail_due_at), user_id limit ${max}::int`,
    { user_id: integer },
  );
  return rows.map((row) => row.user_id);
}

/** By which of their follows members are notified of some news, and of what these are. */
export async function readReasons({ db }: Context, newsIds: readonly number[]) {
  return readRows(
    db,
    sql`select n.id, f.id as follow_id, f.kind, f.target_id, f.by_mail::int as by_mail
      from follow_news n join member_follows f on f.id = any(n.follow_ids)
      where n.id = any(${idArray(newsIds)}) order by n.id, f.id`,
    {
      id: integer,
      follow_id: integer,
      kind: oneOf(['author', 'topic', 'label', 'event', 'thread'] as const),
      target_id: integer,
      by_mail: integer,
    },
  );
}
