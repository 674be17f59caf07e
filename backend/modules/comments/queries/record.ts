import { sql } from 'drizzle-orm';
import { boolean, instant, integer, nullable, oneOf } from '@/backend/db/codec';
import { COMMENT_REASONS } from '@/backend/contract/comments/states';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';

const REMEMBERED_DAYS = 30;

const FIELDS = {
  joinedAt: instant,
  shown: integer,
  removed: integer,
  waiting: integer,
  isVerifiedAuthor: boolean,
  bannedUntil: nullable(instant),
  banReason: nullable(oneOf(COMMENT_REASONS)),
};

/** What is known of a member as an author of comments; `removed` counts the last thirty days. */
export type CommenterRecord = Awaited<ReturnType<typeof readRecord>>;

/** @throws ApiError notFound for a member who left */
export async function readRecord({ db, now }: Context, userId: number) {
  const since = new Date(now().getTime() - REMEMBERED_DAYS * 86_400_000).toISOString();
  const [row] = await readRows(
    db,
    sql`select u.created_at as "joinedAt",
        count(c.id) filter (where c.state = 'public') as shown,
        count(c.id) filter (where c.state = 'removed' and c.decided_at > ${since}) as removed,
        count(c.id) filter (where c.state = 'held') as waiting,
        exists (select from verification_requests v where v.user_id = u.id and v.status = 'verified')
          and exists (select from authors a where a.user_id = u.id) as "isVerifiedAuthor",
        b.until as "bannedUntil", b.reason as "banReason"
      from users u
      left join comments c on c.user_id = u.id
      left join comment_bans b on b.user_id = u.id and b.until > ${now().toISOString()}
      where u.id = ${userId} and u.status <> 'deleted'
      group by u.id, b.user_id`,
    FIELDS,
  );
  if (!row) throw new ApiError('notFound');
  return row;
}
