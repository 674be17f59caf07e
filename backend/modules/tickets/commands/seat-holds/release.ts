import { and, asc, eq, exists, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { SEAT_HOLD_MINUTES } from '@/backend/contract/tickets/limits';
import { events } from '@/backend/db/schema/events';
import { orders } from '@/backend/db/schema/orders';
import { payments } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import { eachByItself, isNotSkipped } from '@/backend/kernel/each-by-itself';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { closeStripePage } from '@/backend/modules/tickets/commands/stripe/sessions';
import { takeStep } from '@/backend/modules/tickets/commands/orders/take-step';
import { notifyReleasedTransfer } from './notify-released-transfer';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';

const AT_ONCE = 50;

/**
 * Condition: the seat hold of an open order is over. With a named bank transfer the organiser decides, but no seats are
 * held beyond the start of the event: the hold then ends at its time, also when the event was moved to an earlier
 * start.
 */
function isDue(now: Date): SQL | undefined {
  const at = now.toISOString();
  const named = sql`${orders.transferId} is not null`;
  const start = sql`(select ${events.startTime} from ${events} where ${events.id} = ${orders.eventId})`;
  const ordinary = sql`${orders.transferNamedAt} + make_interval(mins => ${SEAT_HOLD_MINUTES})`;
  return and(
    eq(orders.status, 'payment_in_progress'),
    or(
      sql`not ${named} and ${orders.holdUntil} <= ${at}`,
      sql`${named} and ${start} <= ${at} and least(${orders.holdUntil}, greatest(${start}, ${ordinary})) <= ${at}`,
    ),
  );
}

/**
 * Releases the expired seat holds of an event; the event must be locked. While a payment page may be open, the provider
 * has to be asked first (`releaseHolds`).
 */
export async function releaseSeatHoldsOf(context: Context, eventId: number): Promise<void> {
  const due = await context.db
    .select()
    .from(orders)
    .where(and(eq(orders.eventId, eventId), isDue(context.now()), ne(orders.method, 'stripe')))
    .orderBy(orders.id);
  await eachByItself(context, 'releaseHolds', due, ({ id }) => id, release);
}

const dueOrders = (context: Context) =>
  context.db
    .select()
    .from(orders)
    .where(
      and(
        isDue(context.now()),
        notExists(delayedPayments(context)),
        isNotSkipped(context, 'releaseHolds', orders.id),
      ),
    );

/** Payments of an order by a method that takes days; the sweep of Stripe's pages waits for their result. */
const delayedPayments = ({ db }: Context) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orders.id),
        eq(payments.provider, 'stripe'),
        eq(payments.state, 'pending'),
        isNull(payments.expiresAt),
      ),
    );

/** The condition that a seat hold has expired. */
export const hasExpiredHolds = (context: Context): SQL => exists(dueOrders(context));

/** Releases up to 50 expired seat holds of all events; an open payment page is closed first. */
export async function releaseSeatHolds(context: Context): Promise<void> {
  const due = await dueOrders(context).orderBy(asc(orders.holdUntil)).limit(AT_ONCE);
  // When the provider does not answer for one order, the others are still released.
  await eachByItself(
    context,
    'releaseHolds',
    due,
    ({ id }) => id,
    async (outer, order) => {
      if (order.method === 'stripe' && !(await closeStripePage(outer, order))) return;
      await expire(outer, order.id);
    },
  );
}

async function expire(context: Context, id: number): Promise<void> {
  await withOrder(context, id, async (inner) => {
    const [still] = await inner.db
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), isDue(inner.now())));
    if (still) await release(inner, still);
  });
}

async function release(inner: Context, order: OrderRow): Promise<void> {
  const after = await takeStep(inner, order, { command: 'expire', actorId: null, cause: 'hold_expired' });
  if (order.transferId !== null) await notifyReleasedTransfer(inner, after);
}
