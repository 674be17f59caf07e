import { and, eq, inArray } from 'drizzle-orm';
import { payments } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { readSeats } from '@/backend/modules/tickets/queries/free-seats';
import { readMoney } from '@/backend/modules/tickets/queries/money';
import type { OrderRow } from '@/backend/modules/tickets/queries/rows';
import { orderItems } from '@/backend/db/schema/orders';
import { inviteCodes } from '@/backend/db/schema/tickets';
import { logOrder } from './log-order';
import { returnMoney } from './return-money';
import { takeStep } from './take-step';

interface Received {
  provider: 'manual' | 'stripe';
  /** The provider's id of the payment; the same id twice is one payment. */
  providerId: string;
  chargeId?: string;
  amount: number;
  currency: string;
  actorId: number | null;
}

/**
 * Records a payment once, and acts on the sum of all payments; the event must be locked. With enough money the order is
 * paid; with less it stays open; what is too much shows up as `toReturn`. When the order was cancelled before, its seats
 * are taken again, or, when there are none, the money is refunded.
 * @throws ApiError transferKnown when it paid for another order, invalidInput for another currency
 */
export async function receiveMoney(
  context: Context,
  order: OrderRow,
  event: EventRow,
  { actorId, ...money }: Received,
): Promise<OrderRow> {
  if (money.currency !== order.currency) throw new ApiError('invalidInput', { currency: 'other' });
  const { db } = context;
  const now = context.now();
  const one = and(eq(payments.provider, money.provider), eq(payments.providerId, money.providerId));
  const [known] = await db.select().from(payments).where(one);
  if (known && known.orderId !== order.id) throw new ApiError('transferKnown');
  if (known?.state === 'received' || known?.state === 'disputed') return order;
  const row = { ...money, orderId: order.id, state: 'received' as const, receivedAt: now };
  if (known) await db.update(payments).set(row).where(one);
  else await db.insert(payments).values({ ...row, createdAt: now });
  await logOrder(context, order.id, actorId, 'money', {
    amount: money.amount,
    method: money.provider,
    reference: money.providerId,
  });
  return settleMoney(context, order, event, actorId, money.provider);
}

async function settleMoney(
  context: Context,
  order: OrderRow,
  event: EventRow,
  actorId: number | null,
  method: string,
): Promise<OrderRow> {
  const { received, refunded, due } = await readMoney(context, order);
  const net = received - refunded;
  if (order.status === 'payment_in_progress' && net >= due)
    return takeStep(context, order, { command: 'pay', actorId, set: { method } });
  if (order.status !== 'cancelled' || net < order.total) return order;
  if (await hasSeatsAgain(context, order, event))
    return takeStep(context, order, { command: 'payLate', actorId, set: { method } });
  await returnMoney(context, order, net, { actorId: null, reason: '' });
  return takeStep(context, order, { command: 'returnLate', actorId, cause: 'paid_late' });
}

/**
 * Whether a cancelled order can have its seats again: they are free, nobody waits for them, and its codes have uses left.
 */
async function hasSeatsAgain(context: Context, order: OrderRow, event: EventRow): Promise<boolean> {
  if (event.status !== 'published' || event.endTime <= context.now()) return false;
  const { db } = context;
  const seats = await readSeats(context, event);
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  const codeIds = items.flatMap(({ codeId }) => codeId ?? []);
  const codes =
    codeIds.length === 0 ? [] : await db.select().from(inviteCodes).where(inArray(inviteCodes.id, codeIds));
  const sum = (isMeant: (item: (typeof items)[number]) => boolean) =>
    items.filter(isMeant).reduce((total, { quantity }) => total + quantity, 0);
  return (
    sum(() => true) <= seats.publicTotal &&
    items.every(({ ticketTypeId: id }) => sum((item) => item.ticketTypeId === id) <= seats.publicOf(id)) &&
    codes.every(({ id, uses, usesLimit }) => uses + sum((item) => item.codeId === id) <= usesLimit)
  );
}
