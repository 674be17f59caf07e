import { eq, sql } from 'drizzle-orm';
import { orders } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';

/** Raises the version of an order's note, address and attendees, so that others who have read them earlier get a conflict. */
export async function raiseDetails({ db }: Context, orderId: number): Promise<void> {
  await db
    .update(orders)
    .set({ detailsVersion: sql`${orders.detailsVersion} + 1` })
    .where(eq(orders.id, orderId));
}
