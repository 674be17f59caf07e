import { type SQL, sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { toWireTime } from '@/backend/kernel/text/time';
import { COMMENT_COLUMNS, COMMENT_FIELDS, COMMENT_TABLES, type CommentRow, toOwn } from './comment-row';
import { readRecord } from './record';

const MAX_SHOWN = 50;

/** One comment of a member. @throws ApiError notFound, also for somebody else’s */
export async function findOwn(context: Context, userId: number, where: SQL): Promise<CommentRow> {
  const row = await findOwnIfAny(context, userId, where);
  if (!row) throw new ApiError('notFound');
  return row;
}

/** One comment of a member, if there is one. */
export async function findOwnIfAny(
  { db }: Context,
  userId: number,
  where: SQL,
): Promise<CommentRow | undefined> {
  const [row] = await readRows(
    db,
    sql`select ${COMMENT_COLUMNS} from ${COMMENT_TABLES} where c.user_id = ${userId} and ${where}`,
    COMMENT_FIELDS,
  );
  return row;
}

/** What a member sees of their own comments under a story, and what they liked there. */
export async function readOwn(
  context: Context,
  member: Member,
  contentId: number,
): Promise<CallOutput<'commentsOfMember'>> {
  const rows = await readRows(
    context.db,
    sql`select ${COMMENT_COLUMNS} from ${COMMENT_TABLES}
      where c.user_id = ${member.id} and c.content_id = ${contentId} and c.state in ('held', 'removed', 'public')
      order by c.id desc limit ${MAX_SHOWN}`,
    COMMENT_FIELDS,
  );
  const liked = await readRows(
    context.db,
    sql`select l.comment_id as id from comment_likes l join comments c on c.id = l.comment_id
      where l.user_id = ${member.id} and c.content_id = ${contentId} order by l.comment_id desc limit 1000`,
    { id: integer },
  );
  const { bannedUntil, banReason } = await readRecord(context, member.id);
  return {
    list: rows.map(toOwn),
    liked: liked.map(({ id }) => id),
    ban: bannedUntil && banReason ? { until: toWireTime(bannedUntil), reason: banReason } : null,
  };
}
