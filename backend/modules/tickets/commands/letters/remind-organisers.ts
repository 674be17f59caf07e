import { and, eq, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import { REMIND_HOURS } from '@/backend/contract/tickets/limits';
import { orderLog, orders } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import { eachByItself, isNotSkipped } from '@/backend/kernel/each-by-itself';
import { logOrder } from '@/backend/modules/tickets/commands/orders/log';
import { notifyOrganiser } from './notify-organiser';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';

const AT_ONCE = 50;

/**
 * Reminds organisers, once, of bank transfers that buyers have named and nobody has answered, some hours before the
 * date that the buyers were given. The orders stay as they are: only a person decides.
 */
export async function remindOrganisers(context: Context): Promise<void> {
  const { db } = context;
  const reminded = db
    .select({ id: orderLog.id })
    .from(orderLog)
    .where(
      and(
        eq(orderLog.orderId, orders.id),
        eq(orderLog.action, 'reminded'),
        sql`${orderLog.at} >= ${orders.transferNamedAt}`,
      ),
    );
  const isDue = and(
    eq(orders.status, 'payment_in_progress'),
    isNotNull(orders.transferId),
    lte(orders.holdUntil, new Date(context.now().getTime() + REMIND_HOURS * 3_600_000)),
    notExists(reminded),
    isNotSkipped(context, 'remindHosts', orders.id),
  );
  const due = await db.select({ id: orders.id }).from(orders).where(isDue).limit(AT_ONCE);
  await eachByItself(
    context,
    'remindHosts',
    due,
    ({ id }) => id,
    (outer, { id }) =>
      withOrder(outer, id, async (inner, order) => {
        const [still] = await inner.db
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.id, id), isDue));
        if (!still) return;
        await notifyOrganiser(inner, order, 'transferDue');
        await logOrder(inner, id, null, 'reminded');
      }),
  );
}
