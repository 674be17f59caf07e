import { eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { FEEDBACK_STATES } from '@/backend/contract/members/feedback-states';
import { feedback, feedbackReplies } from '@/backend/db/schema/members';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { queueLetter } from '@/backend/outbox/mail';
import { writeAudit } from '@/backend/records/audit';
import { notify } from './messages';

type Row = typeof feedback.$inferSelect;

/**
 * Answers feedback: the member who sent it gets a notification and a letter.
 * @throws ApiError conflict when somebody else has answered or closed it, notFound
 */
export function replyFeedback(
  context: Context,
  editor: Member,
  { id, version, text }: CallParsedInput<'replyFeedback'>,
): Promise<CallOutput<'replyFeedback'>> {
  return inTransaction(context, async (inner) => {
    const row = await openFeedback(inner, id, version);
    await inner.db
      .insert(feedbackReplies)
      .values({ feedbackId: id, editorId: editor.id, text, createdAt: inner.now() });
    await notifyMember(inner, row, text);
    return storeState(inner, editor, row, 'answered', 'reply', { text });
  });
}

/** Closes feedback without an answer, or reopens it. @throws ApiError conflict, notFound */
export function setFeedbackState(
  context: Context,
  editor: Member,
  { id, version, state }: CallParsedInput<'setFeedbackState'>,
): Promise<CallOutput<'setFeedbackState'>> {
  return inTransaction(context, async (inner) => {
    const row = await openFeedback(inner, id, version);
    return storeState(inner, editor, row, state, state === 'open' ? 'reopen' : 'close', {});
  });
}

async function openFeedback({ db }: Context, id: number, version: number): Promise<Row> {
  const [row] = await db.select().from(feedback).where(eq(feedback.id, id)).for('update');
  if (!row) throw new ApiError('notFound');
  if (row.version !== version)
    throw new ApiError('conflict', undefined, undefined, { id, version: row.version, state: row.state });
  return row;
}

async function notifyMember(context: Context, { userId, content }: Row, reply: string): Promise<void> {
  if (userId === null) return;
  const [member] = await context.db.select().from(users).where(eq(users.id, userId));
  if (!member || member.status === 'deleted') return;
  const params = { reply, question: [...content].slice(0, 60).join('') };
  await notify(context, userId, { kind: 'system', key: 'feedbackReplied', params, link: '/my/mymessage' });
  if (member.email !== null && member.status === 'active')
    await queueLetter(context, member.email, {
      key: 'feedbackReplied',
      locale: member.locale,
      values: params,
    });
}

async function storeState(
  context: Context,
  editor: Member,
  row: Row,
  state: (typeof FEEDBACK_STATES)[number],
  command: string,
  detail: Record<string, string>,
): Promise<{ id: number; version: number }> {
  const version = row.version + 1;
  await context.db.update(feedback).set({ state, version }).where(eq(feedback.id, row.id));
  await writeAudit(context, editor, {
    subject: 'feedback',
    id: row.id,
    title: row.content,
    command,
    base: row.version,
    version,
    before: { state: row.state },
    after: { state, ...detail },
  });
  return { id: row.id, version };
}
