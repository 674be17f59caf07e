import { toDecimal } from '@/backend/contract/tickets/money';
import type { Context } from '@/backend/kernel/context';
import { pageUrl } from '@/backend/kernel/page-url';
import { notify } from '@/backend/modules/members/commands/messages';
import type { SaleEnd } from '@/backend/modules/tickets/queries/offers/sale-end';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { openPost } from '@/backend/modules/tickets/commands/letters/cause-letter';
import type { LateRefusal } from '@/backend/modules/tickets/commands/seat-holds/seats-again';
import { orderWords } from '@/backend/modules/tickets/commands/orders/notify-buyer';

const KEYS = {
  noSeats: 'orderPaidLate',
  overLimit: 'orderOverLimit',
  eventOver: 'orderPaidAfterEnd',
  eventCancelled: 'orderPaidAfterCancel',
} as const satisfies Record<LateRefusal | SaleEnd, string>;

/** Notifies a buyer, also by letter, why money that came late is returned. @param amount in minor units */
export async function notifyLateMoney(
  context: Context,
  order: OrderRow,
  amount: number,
  refusal: LateRefusal | SaleEnd,
): Promise<void> {
  if (order.userId === null || order.isTest) return;
  const key = KEYS[refusal];
  const values = {
    ...(await orderWords(context, order)),
    amount: `${order.currency} ${toDecimal(amount, order.currency)}`,
  };
  const path = `/ac_mine?order=${order.id}`;
  await notify(context, order.userId, { kind: 'event', key, params: values, link: path });
  if (order.email === '') return;
  const url = pageUrl(context.config, order.locale, path);
  const post = await openPost(context, { eventId: order.eventId, by: order.userId, ownerId: order.userId });
  await post(order.email, key, () => ({ key, locale: order.locale, values: { ...values, url } }));
}
