import { eq } from 'drizzle-orm';
import { orderItems } from '@/backend/db/schema/orders';
import { inviteCodes } from '@/backend/db/schema/tickets';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { readSeats } from '@/backend/modules/tickets/queries/offers/free-seats';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';

/**
 * Checks that there are seats and code uses for an order without seats; the event must be locked. Seats that the
 * waiting list waits for count as free.
 * @throws ApiError soldOut with the free seats, wrongCode when its code was used up meanwhile
 */
export async function checkOffer(context: Context, order: OrderRow, event: EventRow): Promise<void> {
  const seats = await readSeats(context, event);
  const rows = await context.db
    .select({ item: orderItems, code: inviteCodes })
    .from(orderItems)
    .leftJoin(inviteCodes, eq(inviteCodes.id, orderItems.codeId))
    .where(eq(orderItems.orderId, order.id));
  const sum = (isMeant: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isMeant).reduce((total, { item }) => total + item.quantity, 0);
  const left = Object.fromEntries(
    rows.map(({ item }) => [item.ticketTypeId, seats.freeOf(item.ticketTypeId)]),
  );
  const isShort = rows.some(
    ({ item }) => sum((row) => row.item.ticketTypeId === item.ticketTypeId) > seats.freeOf(item.ticketTypeId),
  );
  if (isShort || sum(() => true) > seats.total) throw new ApiError('soldOut', undefined, undefined, { left });
  for (const { code } of rows)
    if (code && code.uses + sum((row) => row.code?.id === code.id) > code.usesLimit)
      throw new ApiError('wrongCode', { code: 'usedUp' });
}
