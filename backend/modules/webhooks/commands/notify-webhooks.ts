import { WEBHOOK_SUBJECTS } from '@/backend/contract/webhooks/kinds';
import type { Context } from '@/backend/kernel/context';
import { oneAtATime } from '@/backend/kernel/one-at-a-time';
import { isSectionOff } from '@/backend/kernel/site-brand';
import { FACTS } from '@/backend/modules/webhooks/queries/facts';
import { listReceivers } from '@/backend/modules/webhooks/queries/receivers';
import { webhookFact } from '@/backend/outbox/webhook-facts';
import { queueDeliveries } from './queue';

/**
 * Queues the deliveries of something that happened, in the caller's transaction: its public facts, as they are at this
 * moment, to each webhook of a key that has the scope. Nobody is notified of events while their section is off.
 */
export async function notifyWebhooks(context: Context, payload: unknown): Promise<void> {
  const { kind, ids, bodies, time } = webhookFact.parse(payload);
  const subject = WEBHOOK_SUBJECTS.find((each) => kind.startsWith(`${each}.`));
  if (!subject || subject === 'order') return;
  if (subject === 'event' && (await isSectionOff(context, 'events'))) return;
  // Facts are read and told one at a time, so that a later delivery never has an older state.
  await oneAtATime(context, 'webhookFacts');
  const hooks = await listReceivers(context, subject);
  if (hooks.length === 0) return;
  const facts = await FACTS[subject](context, ids, kind);
  for (const id of ids) {
    const body = facts.get(id) ?? bodies?.[id];
    if (body)
      await queueDeliveries(context, hooks, {
        kind,
        subject: `${subject}:${id}`,
        body: { kind, time, ...body },
      });
  }
}
