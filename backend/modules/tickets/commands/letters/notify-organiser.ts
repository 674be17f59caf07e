import { eq } from 'drizzle-orm';
import { events, organisers } from '@/backend/db/schema/events';
import type { Context } from '@/backend/kernel/context';
import { notify } from '@/backend/modules/members/commands/messages';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { queueOrganiserLetter } from './organiser-letters';
import { orderWords } from '@/backend/modules/tickets/commands/orders/notify-buyer';

const LETTERS = {
  transferToConfirm: 'hostTransfers',
  transferDue: 'hostTransfers',
  transferReleased: 'hostTransfers',
  refundFailed: 'hostRefundsFailed',
  payoutMissing: 'hostRefundsFailed',
} as const;

/**
 * Notifies the organiser of an event that an order waits for a decision, and queues a letter. Test orders are left out.
 * @param more values that replace the values of the order
 */
export async function notifyOrganiser(
  context: Context,
  order: OrderRow,
  key: keyof typeof LETTERS,
  more: Record<string, string> = {},
): Promise<void> {
  const [organiser] = await context.db
    .select({ userId: organisers.userId })
    .from(events)
    .innerJoin(organisers, eq(organisers.id, events.organiserId))
    .where(eq(events.id, order.eventId));
  if (order.isTest) return;
  await queueOrganiserLetter(context, order.eventId, LETTERS[key]);
  if (!organiser?.userId) return;
  await notify(context, organiser.userId, {
    kind: 'event',
    key,
    params: { ...(await orderWords(context, order)), ...more },
    link: '/ac_organ',
  });
}
