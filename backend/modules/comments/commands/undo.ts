import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { UNDO_MINUTES } from '@/backend/contract/comments/limits';
import { tags } from '@/backend/contract/tags';
import { commentDecisions, commentReports } from '@/backend/db/schema/comments';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { writeAudit } from '@/backend/records/audit';
import { lockComments } from './decide';
import { queueCommentFacts } from './queue-facts';
import { undoBans } from './undo-bans';

/**
 * Undoes an editor's decision within ten minutes, also its bans and dismissed reports, where nothing happened to the
 * comment since.
 * @throws ApiError notFound for a decision that is too old, undone already, or somebody else's
 */
export async function undoDecision(
  context: Context,
  member: Member,
  batch: string,
): Promise<CallOutput<'undoCommentDecision'>> {
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    const now = inner.now();
    const decisions = await db
      .select()
      .from(commentDecisions)
      .where(
        and(
          eq(commentDecisions.batch, batch),
          eq(commentDecisions.editorId, member.id),
          isNull(commentDecisions.undoneAt),
          gt(commentDecisions.createdAt, new Date(now.getTime() - UNDO_MINUTES * 60_000)),
        ),
      );
    if (decisions.length === 0) throw new ApiError('notFound');
    const rows = await lockComments(
      inner,
      decisions.map(({ commentId }) => commentId),
    );
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    const undone = decisions.filter(({ commentId, version }) => versions.get(commentId) === version);
    const ids = undone.map(({ commentId }) => commentId);
    if (ids.length > 0) {
      await db.execute(sql`update comments c set state = d.state_before, reason = d.reason_before,
          is_picked = d.was_picked, decided_at = d.decided_before, version = c.version + 1,
          reports_count = (select count(*) from comment_reports r
            where r.comment_id = c.id and (r.decided_at is null or r.decided_at = d.created_at))
        from comment_decisions d where d.comment_id = c.id and d.batch = ${batch} and c.version = d.version`);
      await reopenReports(inner, ids, undone[0]?.createdAt ?? now);
      await db
        .update(commentDecisions)
        .set({ undoneAt: now })
        .where(and(eq(commentDecisions.batch, batch), inArray(commentDecisions.commentId, ids)));
      const stories = new Set(rows.filter(({ id }) => ids.includes(id)).map(({ contentId }) => contentId));
      await queueRevalidation(inner, [...stories].map(tags.comments));
      const states = new Map(rows.map(({ id, state }) => [id, state]));
      await queueCommentFacts(
        inner,
        undone.map(({ commentId, stateBefore }) => ({
          id: commentId,
          was: states.get(commentId) ?? null,
          is: stateBefore,
        })),
      );
    }
    await undoBans(inner, batch);
    await writeAudit(inner, member, {
      subject: 'comment',
      id: ids.length === 1 ? (ids[0] ?? batch) : batch,
      command: 'undo',
      after: { count: ids.length },
      batch,
    });
    return { undone: ids.length };
  });
}

/** Reports that were closed by a decision are open again. */
function reopenReports({ db }: Context, ids: number[], decidedAt: Date) {
  return db
    .update(commentReports)
    .set({ decidedAt: null })
    .where(and(inArray(commentReports.commentId, ids), eq(commentReports.decidedAt, decidedAt)));
}
