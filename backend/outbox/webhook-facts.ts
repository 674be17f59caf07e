import { arrayContains } from 'drizzle-orm';
import { z } from 'zod';
import { WEBHOOK_KINDS, WEBHOOK_SUBJECTS, type WebhookKind } from '@/backend/contract/webhooks/kinds';
import { webhooks } from '@/backend/db/schema/webhooks';
import type { Context } from '@/backend/kernel/context';
import { queueRows } from './queue-rows';

/** Something that happened, of which webhooks are notified. The content of the notification is read later, by its id. */
export const webhookFact = z.object({
  kind: z.enum(WEBHOOK_KINDS),
  ids: z.array(z.number().int()),
  /** What is told of those whose rows are deleted, by id. */
  bodies: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  time: z.iso.datetime(),
});
type WebhookFact = z.infer<typeof webhookFact>;

/**
 * Records, in the caller's transaction, that webhooks are to be notified of something; nothing when no webhook is notified of its
 * subject.
 * @param kind one of a subject, not `ping`
 * @param bodies what is told of rows that are deleted, by id
 */
export async function queueWebhookFact(
  context: Context,
  kind: WebhookKind,
  ids: readonly number[],
  bodies?: WebhookFact['bodies'],
): Promise<void> {
  const subject = WEBHOOK_SUBJECTS.find((each) => kind.startsWith(`${each}.`));
  if (ids.length === 0 || !subject) return;
  const [receiver] = await context.db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(arrayContains(webhooks.subjects, [subject]))
    .limit(1);
  if (!receiver) return;
  const payload: WebhookFact = { kind, ids: [...ids], bodies, time: context.now().toISOString() };
  await queueRows(context, { kind: 'webhookFact', payload, dueAt: context.now() });
}

/** How something changed that is public or not: null when it was not public before, and is not now. */
export const stepOf = (wasPublic: boolean, isPublic: boolean): 'published' | 'changed' | 'gone' | null =>
  isPublic ? (wasPublic ? 'changed' : 'published') : wasPublic ? 'gone' : null;
