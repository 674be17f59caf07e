import type { Context } from '@/backend/kernel/context';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { sendMessage } from '@/backend/modules/tickets/commands/orders/notify-buyer';
import { notifyOrganiser } from '@/backend/modules/tickets/commands/letters/notify-organiser';

/**
 * Notifies buyer and organiser that the seats of an order with a named bank transfer were released when the event
 * began. The organiser can still confirm the money.
 */
export async function notifyReleasedTransfer(context: Context, order: OrderRow): Promise<void> {
  await notifyOrganiser(context, order, 'transferReleased');
  if (!order.isTest) await sendMessage(context, order, 'orderTransferReleased');
}
