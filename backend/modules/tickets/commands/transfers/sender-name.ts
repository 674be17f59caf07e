import { eq } from 'drizzle-orm';
import { personName } from '@/backend/contract/accounts/generated-nickname';
import { orders } from '@/backend/db/schema/orders';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import type { TicketRow } from '@/backend/modules/tickets/queries/orders/rows';

/**
 * The name of somebody who transfers a ticket: that on the ticket, else on their order, else of their account; empty
 * for none.
 */
export async function senderName({ db }: Context, { id }: Member, seat: TicketRow): Promise<string> {
  if (seat.name.trim() !== '') return seat.name;
  const [order] = await db.select().from(orders).where(eq(orders.id, seat.orderId));
  if (order?.userId === id && order.name.trim() !== '') return order.name;
  const [user] = await db.select({ nickname: users.nickname }).from(users).where(eq(users.id, id));
  return personName(user?.nickname ?? '');
}
