import { toDecimal } from '@/backend/contract/tickets/money';
import type { Context } from '@/backend/kernel/context';
import { notify } from '@/backend/modules/members/commands/messages';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { orderWords } from '@/backend/modules/tickets/commands/orders/notify-buyer';

/**
 * Notifies a buyer that an order was cancelled, and how much of the money is owed to them.
 * @param amount in minor units
 */
export async function notifyOwed(context: Context, order: OrderRow, amount: number): Promise<void> {
  if (order.userId === null || order.isTest) return;
  await notify(context, order.userId, {
    kind: 'event',
    key: 'orderCancelledOwed',
    params: {
      ...(await orderWords(context, order)),
      amount: `${order.currency} ${toDecimal(amount, order.currency)}`,
    },
    link: `/ac_mine?order=${order.id}`,
  });
}
