import { eq } from 'drizzle-orm';
import { orders } from '@/backend/db/schema/orders';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { OrderRow } from './rows';

/** An order by id. @throws ApiError notFound */
export async function findOrder(context: Context, id: number): Promise<OrderRow> {
  const [order] = await context.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new ApiError('notFound');
  return order;
}

/** An order the member made. @throws ApiError notFound, for somebody else's order, too */
export async function ownOrder(context: Context, member: Member, id: number): Promise<OrderRow> {
  const order = await findOrder(context, id);
  if (order.userId !== member.id || order.isGuest) throw new ApiError('notFound');
  return order;
}
