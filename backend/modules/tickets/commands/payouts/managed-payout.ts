import { eq } from 'drizzle-orm';
import { refunds } from '@/backend/db/schema/payments';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { managedOrder } from '@/backend/modules/tickets/queries/orders/of-organiser';
import type { RefundRow } from '@/backend/modules/tickets/queries/orders/rows';

/** A refund of an event whose money the member may handle. @throws ApiError notFound, also for somebody else's event */
export async function managedPayout(context: Context, member: Member, id: number): Promise<RefundRow> {
  const [refund] = await context.db.select().from(refunds).where(eq(refunds.id, id));
  if (!refund) throw new ApiError('notFound');
  await managedOrder(context, member, refund.orderId, 'money');
  return refund;
}
