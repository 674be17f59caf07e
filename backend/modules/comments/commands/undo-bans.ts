import { and, eq, gt, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { COMMENT_REASONS } from '@/backend/contract/comments/states';
import { insertRows } from '@/backend/db/insert-rows';
import { commentBans } from '@/backend/db/schema/comments';
import { auditLog } from '@/backend/db/schema/writing/drafts';
import type { Context } from '@/backend/kernel/context';

/** Bans that hold for these members, locked: what is so before they are banned again. */
export const lockBans = ({ db, now }: Context, userIds: readonly number[]) =>
  db
    .select()
    .from(commentBans)
    .where(and(inArray(commentBans.userId, [...userIds]), gt(commentBans.until, now())))
    .for('update');

/** A ban as the log has it. */
const logged = z.object({
  userId: z.number(),
  until: z.coerce.date(),
  reason: z.enum(COMMENT_REASONS),
  editorId: z.number(),
  batch: z.string(),
  createdAt: z.coerce.date(),
});

/** Takes back the bans of a decision; shorter ones that it replaced hold again for what is left of them. */
export async function undoBans({ db, now }: Context, batch: string): Promise<void> {
  const ended = await db
    .delete(commentBans)
    .where(eq(commentBans.batch, batch))
    .returning({ userId: commentBans.userId });
  const freed = new Set(ended.map(({ userId }) => userId));
  if (freed.size === 0) return;
  const lines = await db
    .select({ before: auditLog.before })
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'commenter'), eq(auditLog.command, 'ban'), eq(auditLog.batch, batch)));
  const earlier = lines.flatMap(({ before }) => logged.array().safeParse(before.bans).data ?? []);
  await insertRows(
    db,
    commentBans,
    earlier.filter(({ userId, until }) => freed.has(userId) && until > now()),
  );
}
