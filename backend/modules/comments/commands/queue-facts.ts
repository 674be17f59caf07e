import type { CommentState } from '@/backend/contract/comments/states';
import type { Context } from '@/backend/kernel/context';
import { queueWebhookFact, stepOf } from '@/backend/outbox/webhook-facts';

interface Turn {
  id: number;
  was: CommentState | null;
  is: CommentState;
}

/** Records, in the caller's transaction, that webhooks are to be notified of comments that appeared, changed or went. */
export async function queueCommentFacts(context: Context, turns: readonly Turn[]): Promise<void> {
  const idsOf = (step: ReturnType<typeof stepOf>) =>
    turns.filter(({ was, is }) => stepOf(was === 'public', is === 'public') === step).map(({ id }) => id);
  await queueWebhookFact(context, 'comment.published', idsOf('published'));
  await queueWebhookFact(context, 'comment.changed', idsOf('changed'));
  await queueWebhookFact(context, 'comment.removed', idsOf('gone'));
}
