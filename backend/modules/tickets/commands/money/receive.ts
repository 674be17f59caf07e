import { and, eq } from 'drizzle-orm';
import { payments } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { readMoney } from '@/backend/modules/tickets/queries/money/money';
import { whySaleEnded } from '@/backend/modules/tickets/queries/offers/sale-end';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { claimTransfer } from './claim-transfer';
import { logOrder } from '@/backend/modules/tickets/commands/orders/log';
import { refuseTooMuch } from './refuse-too-much';
import { returnMoney } from '@/backend/modules/tickets/commands/refunds/return-money';
import { returnUnsold } from './return-unsold';
import {
  type LateRefusal,
  seatRetakeProblem,
} from '@/backend/modules/tickets/commands/seat-holds/seats-again';
import { type Step, takeStep } from '@/backend/modules/tickets/commands/orders/take-step';
import { notifyLateMoney } from './notify-late';

const REFUSALS = {
  noSeats: { command: 'returnLate', cause: 'paid_late' },
  overLimit: { command: 'returnOverLimit', cause: 'over_limit' },
} as const satisfies Record<LateRefusal, Pick<Step, 'command' | 'cause'>>;

interface Received {
  provider: 'manual' | 'stripe';
  /** The provider's id of the payment; two records with one id are one payment. */
  providerId: string;
  chargeId?: string;
  amount: number;
  currency: string;
  actorId: number | null;
  /** Tickets and receipt are delayed as long as the step can be undone. */
  isHeld?: boolean;
}

/**
 * Records a payment once, and acts on the sum of all payments; the event must be locked. With enough money the order is
 * paid; with less it stays open; a surplus shows up as `toReturn`. When the order was cancelled before, its seats are
 * taken again; when there are none, or its buyer has the allowed number of tickets by now, the money is refunded. Once
 * the event is over or cancelled, the order ends without tickets, and all of its money is owed to the buyer.
 * @throws ApiError transferKnown when the bank transfer paid for another order or was named for one, invalidInput for
 * another currency, and for more money than an order or an event can have
 */
export async function receiveMoney(
  context: Context,
  order: OrderRow,
  event: EventRow,
  money: Received,
): Promise<OrderRow> {
  if (!(await recordMoney(context, order, money))) return order;
  return settleMoney(context, order, event, money);
}

/**
 * Records a payment once and does nothing else; the event must be locked.
 * @returns false when it was recorded before
 * @throws ApiError as `receiveMoney`
 */
export async function recordMoney(
  context: Context,
  order: OrderRow,
  { actorId, isHeld: _, ...money }: Received,
): Promise<boolean> {
  if (money.currency !== order.currency) throw new ApiError('invalidInput', { currency: 'other' });
  const { db } = context;
  const now = context.now();
  const isThisPayment = and(eq(payments.provider, money.provider), eq(payments.providerId, money.providerId));
  const [earlierPayment] = await db.select().from(payments).where(isThisPayment);
  if (earlierPayment && earlierPayment.orderId !== order.id) throw new ApiError('transferKnown');
  if (earlierPayment?.state === 'received' || earlierPayment?.state === 'disputed') return false;
  if (money.provider === 'manual') {
    await refuseTooMuch(context, { eventId: order.eventId, orderId: order.id }, money.amount);
    await claimTransfer(context, order, money.providerId, 'open');
  }
  const row = { ...money, orderId: order.id, state: 'received' as const, receivedAt: now };
  if (earlierPayment) await db.update(payments).set(row).where(isThisPayment);
  else await db.insert(payments).values({ ...row, createdAt: now });
  await logOrder(context, order.id, actorId, 'money', {
    amount: money.amount,
    method: money.provider,
    reference: money.providerId,
  });
  return true;
}

/** Acts on the sum of all payments of an order, as `receiveMoney` does; the event must be locked. */
export async function settleMoney(
  context: Context,
  order: OrderRow,
  event: EventRow,
  { actorId, provider: method, isHeld }: Received,
): Promise<OrderRow> {
  const ended = whySaleEnded(event, context.now());
  if (ended !== null) return returnUnsold(context, order, ended, event.cancelReason);
  const { received, committed, due } = await readMoney(context, order);
  const net = received - committed;
  if (order.status === 'payment_in_progress' && net >= due)
    return takeStep(context, order, { command: 'pay', actorId, set: { method }, isHeld });
  if (order.status !== 'cancelled' || net < order.total) return order;
  // An order that the organiser has cancelled does not become paid automatically.
  const refusal = isOrganisersDecision(order) ? 'noSeats' : await seatRetakeProblem(context, order, event);
  if (refusal === null) return takeStep(context, order, { command: 'payLate', actorId, set: { method } });
  await returnMoney(context, order, net, { actorId: null, reason: '', isNotified: true });
  const after = await takeStep(context, order, { ...REFUSALS[refusal], actorId });
  await notifyLateMoney(context, after, net, refusal);
  return after;
}

/** Whether the organiser ended an order. */
export const isOrganisersDecision = ({ status, cause }: OrderRow): boolean =>
  status === 'cancelled' && (cause === 'host' || cause === 'declined');
