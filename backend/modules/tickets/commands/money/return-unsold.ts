import type { Context } from '@/backend/kernel/context';
import { readMoney } from '@/backend/modules/tickets/queries/money/money';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import type { SaleEnd } from '@/backend/modules/tickets/queries/offers/sale-end';
import { returnMoney } from '@/backend/modules/tickets/commands/refunds/return-money';
import { type Step, takeStep } from '@/backend/modules/tickets/commands/orders/take-step';
import { notifyLateMoney } from './notify-late';

type Ending = Pick<Step, 'command'> & { cause: NonNullable<Step['cause']> };

/** How an open order ends without tickets, and the cause for which its money is owed. */
const ENDINGS: Record<SaleEnd, { open: Ending; money: NonNullable<Step['cause']> }> = {
  eventCancelled: { open: { command: 'cancel', cause: 'event_cancelled' }, money: 'event_cancelled' },
  eventOver: { open: { command: 'expire', cause: 'hold_expired' }, money: 'paid_late' },
};

/**
 * Ends an order that cannot become tickets any more, and owes its buyer all money received for it: card payments are
 * refunded automatically, bank transfers wait to be returned by hand. An order that has tickets keeps them. The event
 * must be locked.
 * @param reason why the event was cancelled, for the log; empty for no reason
 */
export async function returnUnsold(
  context: Context,
  before: OrderRow,
  ended: SaleEnd,
  reason = '',
): Promise<OrderRow> {
  if (before.status === 'paid' || before.status === 'awaiting_approval') return before;
  const { open, money } = ENDINGS[ended];
  const order =
    before.status === 'payment_in_progress'
      ? await takeStep(context, before, { ...open, actorId: null, detail: { reason } })
      : before;
  const { toReturn } = await readMoney(context, order);
  if (toReturn === 0) return order;
  await returnMoney(context, order, toReturn, { actorId: null, reason });
  const after =
    order.status === 'refund_in_progress'
      ? order
      : await takeStep(context, order, { command: 'returnLate', actorId: null, cause: money });
  await notifyLateMoney(context, after, toReturn, ended);
  return after;
}
