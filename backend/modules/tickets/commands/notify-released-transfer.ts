import type { Context } from '@/backend/kernel/context';
import type { OrderRow } from '@/backend/modules/tickets/queries/rows';
import { sendMessage } from './notify-buyer';
import { notifyOrganiser } from './notify-organiser';

/**
 * Notifies buyer and organiser that the seats of an order with a named bank transfer were released when the event
 * began. The organiser can still confirm the money.
 */
export async function notifyReleasedTransfer(context: Context, order: OrderRow): Promise<void> {
  await notifyOrganiser(context, order, 'transferReleased');
  if (!order.isTest) await sendMessage(context, order, 'orderTransferReleased');
}
