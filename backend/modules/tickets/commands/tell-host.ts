import { eq } from 'drizzle-orm';
import { events, organisers } from '@/backend/db/schema/events';
import type { Context } from '@/backend/kernel/context';
import { notify } from '@/backend/modules/members/commands/messages';
import type { OrderRow } from '@/backend/modules/tickets/queries/rows';
import { orderWords } from './tell-buyer';

/**
 * Notifies the organiser of an event that one of its orders waits for an answer. Test orders are left out.
 * @param more values that replace those of the order
 */
export async function tellHost(
  context: Context,
  order: OrderRow,
  key: 'transferToConfirm' | 'transferDue' | 'transferReleased' | 'refundFailed',
  more: Record<string, string> = {},
): Promise<void> {
  const [host] = await context.db
    .select({ userId: organisers.userId })
    .from(events)
    .innerJoin(organisers, eq(organisers.id, events.organiserId))
    .where(eq(events.id, order.eventId));
  if (!host?.userId || order.isTest) return;
  await notify(context, host.userId, {
    kind: 'event',
    key,
    params: { ...(await orderWords(context, order)), ...more },
    link: '/ac_organ',
  });
}
