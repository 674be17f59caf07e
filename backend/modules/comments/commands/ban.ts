import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { CommentReason } from '@/backend/contract/comments/states';
import { insertRows } from '@/backend/db/insert-rows';
import { commentBans, comments } from '@/backend/db/schema/comments';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { toWireTime } from '@/backend/kernel/text/time';
import { writeAudit } from '@/backend/records/audit';
import { decide, lockComments } from './decide';
import { lockBans } from './undo-bans';

interface Ban {
  days: number;
  reason: CommentReason;
  batch: string;
  /** Whether it holds instead of a longer one; else the longer one stays as it is. */
  isOrdered: boolean;
}

const DAY_MS = 86_400_000;

/**
 * Stops a member from commenting, and removes what of theirs waits if asked. A second ban replaces the first.
 * @throws ApiError notFound; forbidden for an editor
 */
export async function banCommenter(
  context: Context,
  member: Member,
  { user_id, days, reason, removes_waiting }: CallParsedInput<'banCommenter'>,
): Promise<CallOutput<'banCommenter'>> {
  return inTransaction(context, async (inner) => {
    const batch = randomUUID();
    const [user] = await inner.db.select({ id: users.id }).from(users).where(eq(users.id, user_id));
    if (!user) throw new ApiError('notFound');
    const banned = await banAll(inner, member, [user_id], { days, reason, batch, isOrdered: true });
    if (banned.length === 0) throw new ApiError('forbidden');
    const waiting = removes_waiting
      ? await inner.db
          .select({ id: comments.id })
          .from(comments)
          .where(and(eq(comments.userId, user_id), eq(comments.state, 'held')))
      : [];
    const ids = waiting.map(({ id }) => id);
    const decision = { act: 'remove', reason, note: '', batch } as const;
    const removed = await decide(inner, member, await lockComments(inner, ids), decision);
    return { until: toWireTime(endOf(inner, days)), removed: removed.length };
  });
}

/**
 * Bans members, but no editors. What was so before is in the log, so that undoing it brings that back.
 * @returns the ids of those who are banned now
 */
export async function banAll(
  inner: Context,
  member: Member,
  userIds: readonly number[],
  { days, reason, batch, isOrdered }: Ban,
): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await inner.db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), sql`not ${users.roles} && array['editor', 'admin']`));
  const ids = rows.map(({ id }) => id);
  const until = endOf(inner, days);
  const earlier = await lockBans(inner, ids);
  await insertRows(
    inner.db,
    commentBans,
    ids.map((userId) => ({ userId, until, reason, editorId: member.id, batch, createdAt: inner.now() })),
    sql`on conflict (user_id) do update set until = excluded.until, reason = excluded.reason,
      editor_id = excluded.editor_id, batch = excluded.batch, created_at = excluded.created_at
      where ${isOrdered} or comment_bans.until < excluded.until`,
  );
  if (ids.length > 0)
    await writeAudit(inner, member, {
      subject: 'commenter',
      id: ids.length === 1 ? (ids[0] ?? batch) : batch,
      command: 'ban',
      before: earlier.length > 0 ? { bans: earlier } : {},
      after: { days, reason, ...(ids.length > 1 && { ids }) },
      batch,
    });
  return ids;
}

/** Lets a member comment again. */
export async function unbanCommenter(
  context: Context,
  member: Member,
  userId: number,
): Promise<CallOutput<'unbanCommenter'>> {
  return inTransaction(context, async (inner) => {
    const ended = await inner.db
      .delete(commentBans)
      .where(eq(commentBans.userId, userId))
      .returning({ userId: commentBans.userId });
    if (ended.length > 0)
      await writeAudit(inner, member, { subject: 'commenter', id: userId, command: 'unban' });
    return { unbanned: true };
  });
}

const endOf = (context: Context, days: number) => new Date(context.now().getTime() + days * DAY_MS);
