import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { CommentAct, CommentState } from '@/backend/contract/comments/states';
import { tags } from '@/backend/contract/tags';
import { commentDecisions, commentReports, comments } from '@/backend/db/schema/comments';
import { insertRows } from '@/backend/db/insert-rows';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { writeAudit } from '@/backend/records/audit';
import { type DecidedRow, type Decision, isAppealed } from './decision';
import { notifyAuthors } from './notify-authors';
import { queueCommentFacts } from './queue-facts';

/** From which states each act leads where; null stays. */
const TRANSITIONS: Record<CommentAct, { from: readonly CommentState[]; to: CommentState | null }> = {
  approve: { from: ['held', 'public', 'removed'], to: 'public' },
  remove: { from: ['held', 'public'], to: 'removed' },
  pick: { from: ['public'], to: null },
  unpick: { from: ['public'], to: null },
};

/** Whether a comment can be decided on like that; one whose author appealed can stay removed. */
const isOpenTo = (act: CommentAct, row: DecidedRow): boolean =>
  TRANSITIONS[act].from.includes(row.state) || (act === 'remove' && isAppealed(row));

/** Whether a comment is already what a decision would make of it. */
const IS_DONE: Record<CommentAct, (row: DecidedRow, decision: Decision) => boolean> = {
  approve: (row) => row.state === 'public' && row.decidedAt !== null && row.reportsCount === 0,
  remove: (row, { reason }) => row.state === 'removed' && row.reason === reason && !isAppealed(row),
  pick: (row) => row.isPicked,
  unpick: (row) => !row.isPicked,
};

/**
 * Decides on one comment. What is so already stays so without a decision.
 * @throws ApiError notFound; invalidInput for removing without a reason; conflict, with who decided meanwhile, for another
 * version; wrongState
 */
export async function moderateComment(
  context: Context,
  member: Member,
  input: CallParsedInput<'moderateComment'>,
): Promise<CallOutput<'moderateComment'>> {
  const { id, act, reason, note, version } = input;
  const decision: Decision = { act, reason, note, batch: randomUUID() };
  return inTransaction(context, async (inner) => {
    const [row] = await lockComments(inner, [id]);
    if (!row) throw new ApiError('notFound');
    requireReason(decision);
    const isDone = IS_DONE[act](row, decision);
    if (!isDone && version !== undefined && version !== row.version)
      throw new ApiError('conflict', undefined, undefined, await lastDecision(inner, id));
    if (!isDone && !isOpenTo(act, row)) throw new ApiError('wrongState');
    await decide(inner, member, [row], decision);
    const [after = row] = isDone ? [row] : await lockComments(inner, [id]);
    const { state, isPicked } = after;
    return { id, state, is_picked: isPicked, version: after.version, batch: decision.batch };
  });
}

/** @throws ApiError invalidInput */
export function requireReason({ act, reason }: Decision): void {
  if (act === 'remove' && !reason) throw new ApiError('invalidInput', { reason: 'required' });
}

/** Comments by id, for a decision in this transaction. */
export const lockComments = ({ db }: Context, ids: readonly number[]): Promise<DecidedRow[]> =>
  db
    .select()
    .from(comments)
    .where(inArray(comments.id, [...ids]))
    .orderBy(asc(comments.id))
    .for('update');

/**
 * Does what was decided to locked comments, where it changes something, and writes to their authors.
 * @returns the comments it changed, as they were
 */
export async function decide(
  inner: Context,
  member: Member,
  rows: readonly DecidedRow[],
  decision: Decision,
): Promise<DecidedRow[]> {
  const { act, reason, note, batch } = decision;
  const { to } = TRANSITIONS[act];
  const changed = rows.filter((row) => isOpenTo(act, row) && !IS_DONE[act](row, decision));
  if (changed.length === 0) return [];
  const { db } = inner;
  const now = inner.now();
  const ids = changed.map(({ id }) => id);
  await db
    .update(comments)
    .set({
      ...(to && { state: to, reason: to === 'removed' ? reason : null, note }),
      ...(act === 'pick' && { isPicked: true }),
      ...((act === 'unpick' || act === 'remove') && { isPicked: false }),
      ...(to && { reportsCount: 0 }),
      decidedAt: now,
      version: sql`${comments.version} + 1`,
    })
    .where(inArray(comments.id, ids));
  if (to)
    await db
      .update(commentReports)
      .set({ decidedAt: now })
      .where(and(inArray(commentReports.commentId, ids), isNull(commentReports.decidedAt)));
  await insertRows(
    db,
    commentDecisions,
    changed.map((row) => ({
      commentId: row.id,
      editorId: member.id,
      act,
      reason: act === 'remove' ? reason : null,
      stateBefore: row.state,
      reasonBefore: row.reason,
      wasPicked: row.isPicked,
      decidedBefore: row.decidedAt,
      version: row.version + 1,
      batch,
      createdAt: now,
    })),
  );
  await log(inner, member, changed, decision);
  const isSeen = ({ state }: DecidedRow) => state === 'public' || to === 'public';
  const stories = new Set(changed.filter(isSeen).map(({ contentId }) => contentId));
  await queueRevalidation(inner, [...stories].map(tags.comments));
  await queueCommentFacts(
    inner,
    changed.map(({ id, state }) => ({ id, was: state, is: to ?? state })),
  );
  await notifyAuthors(inner, changed, decision);
  return changed;
}

/**
 * A line of the log for one comment; for many, one line that names them. It has no text, which goes when its author
 * leaves.
 */
function log(inner: Context, member: Member, rows: DecidedRow[], { act, reason, batch }: Decision) {
  const [first] = rows;
  const isOne = rows.length === 1;
  return writeAudit(inner, member, {
    subject: 'comment',
    id: isOne && first ? first.id : batch,
    command: act,
    before: isOne && first ? { state: first.state, is_picked: first.isPicked } : {},
    after: {
      ...(reason && { reason }),
      ...(!isOne && { count: rows.length, ids: rows.map(({ id }) => id) }),
    },
    batch,
  });
}

/** Who decided on a comment last, for the editor who was slower. */
async function lastDecision({ db }: Context, id: number) {
  const [row] = await db
    .select({
      act: commentDecisions.act,
      by: sql`(select nickname from users where id = ${commentDecisions.editorId})`.mapWith(String),
    })
    .from(commentDecisions)
    .where(eq(commentDecisions.commentId, id))
    .orderBy(sql`${commentDecisions.id} desc`)
    .limit(1);
  return row ?? null;
}
