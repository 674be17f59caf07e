import { eq } from 'drizzle-orm';
import type { OrderCommand } from '@/backend/contract/tickets/statuses';
import { UNDO_MONEY_SECONDS } from '@/backend/contract/tickets/limits';
import { toDecimal } from '@/backend/contract/tickets/money';
import { events, eventTexts } from '@/backend/db/schema/events';
import { queueRows } from '@/backend/outbox/queue-rows';
import type { Context } from '@/backend/kernel/context';
import { toShortTime } from '@/backend/kernel/text/time';
import { bestEventText } from '@/backend/modules/events/queries/row';
import { notifyByLetter } from '@/backend/modules/tickets/commands/letters/notify-by-letter';
import { notify } from '@/backend/modules/members/commands/messages';
import { readMoney } from '@/backend/modules/tickets/queries/money/money';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';

const MESSAGES = {
  pay: 'orderPaid',
  payLate: 'orderPaid',
  waive: 'orderPaid',
  revive: 'orderPaid',
  approveFree: 'orderPaid',
  approve: 'orderApproved',
  decline: 'orderDeclined',
  settle: 'orderRefunded',
  settlePart: 'orderRefunded',
  refuseRefund: 'orderRefundRefused',
  reopenRefund: 'orderRefundAgain',
} as const satisfies Partial<Record<OrderCommand, string>>;

type Notified =
  | (typeof MESSAGES)[keyof typeof MESSAGES]
  | 'orderAskAgain'
  | 'orderTransferMissing'
  | 'orderTransferReleased'
  | 'orderUnderpaid'
  | 'waitlistOffer';

const isNotified = (command: OrderCommand): command is keyof typeof MESSAGES =>
  Object.hasOwn(MESSAGES, command);

/** After a step: queues the notification of the buyer and the sending of tickets, in the transaction of the step. */
export async function notifyBuyer(
  context: Context,
  order: OrderRow,
  command: OrderCommand,
  detail: Record<string, unknown>,
  isHeld: boolean,
): Promise<void> {
  if (!isNotified(command)) return;
  if (MESSAGES[command] === 'orderPaid')
    await queueTickets(context, order.id, undefined, undefined, isHeld ? UNDO_MONEY_SECONDS : 0);
  if (order.isGuest || order.isTest) return;
  const reason = String(detail.reason ?? '');
  await sendMessage(context, order, MESSAGES[command], reason);
  if (command === 'approve') await notifyByLetter(context, order, 'orderApproved');
  if (command === 'decline') await notifyByLetter(context, order, 'orderDeclined', { reason });
}

/**
 * Queues the sending of tickets as a row of the outbox, so that it survives a crash and a mail server that does not
 * answer.
 * @param by the member who causes it; the buyer when left out
 * @param afterSeconds delay during which the step can be undone
 */
export async function queueTickets(
  context: Context,
  orderId: number,
  ticketIds?: number[],
  by?: number,
  afterSeconds = 0,
): Promise<void> {
  const dueAt = new Date(context.now().getTime() + afterSeconds * 1000);
  if (ticketIds?.length === 0) return;
  await queueRows(context, { kind: 'tickets', payload: { orderId, ticketIds, by }, dueAt });
}

/** Sends a notification with the facts of an order to its buyer. */
export async function sendMessage(
  context: Context,
  order: OrderRow,
  key: Notified,
  reason = '',
): Promise<void> {
  if (order.userId === null) return;
  await notify(context, order.userId, {
    kind: 'event',
    key,
    params: { ...(await orderWords(context, order)), ...(await moreWords(context, order, key)), reason },
    link: '/ac_mine',
  });
}

/**
 * Values that differ from those of the whole order: a refund has the returned amount, a reminder the missing amount.
 */
async function moreWords(context: Context, order: OrderRow, key: Notified): Promise<Record<string, string>> {
  if (key !== 'orderRefunded' && key !== 'orderUnderpaid') return {};
  const { returned, owed } = await readMoney(context, order);
  const amount = key === 'orderRefunded' ? returned : owed;
  return { amount: `${order.currency} ${toDecimal(amount, order.currency)}` };
}

/**
 * The values for letters and notifications about an order. `amount` is its price less what was waived; `time` is the
 * end of its seat hold, in the zone of the event, or the beginning of 1970 when it has none.
 */
export async function orderWords({ db }: Context, order: OrderRow): Promise<Record<string, string>> {
  const [event] = await db
    .select({ timeZone: events.timeZone })
    .from(events)
    .where(eq(events.id, order.eventId));
  const texts = await db.select().from(eventTexts).where(eq(eventTexts.eventId, order.eventId));
  const until = order.holdUntil ?? new Date(0);
  return {
    title: bestEventText(texts, order.locale)?.title ?? '',
    number: order.number,
    amount: `${order.currency} ${toDecimal(order.total - order.waived, order.currency)}`,
    time: toShortTime(until, event?.timeZone ?? 'Asia/Shanghai'),
  };
}
