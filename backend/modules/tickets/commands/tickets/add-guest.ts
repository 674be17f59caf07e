import { and, eq } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import { orders } from '@/backend/db/schema/orders';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { readSeats } from '@/backend/modules/tickets/queries/offers/free-seats';
import { whySaleEnded } from '@/backend/modules/tickets/queries/offers/sale-end';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { refuseFullQueue } from '@/backend/modules/tickets/commands/letters/cause-letter';
import { releaseSeatHoldsOf } from '@/backend/modules/tickets/commands/seat-holds/release';
import { storeOrder } from '@/backend/modules/tickets/commands/orders/store';
import { takeStep } from '@/backend/modules/tickets/commands/orders/take-step';

/**
 * Issues free tickets to guests: they take seats like any other ticket. The same key returns the same order.
 * @throws ApiError notFound, soldOut, wrongState, lettersWait
 */
export async function addGuest(
  context: Context,
  member: Member,
  { activity_id, ticket_type_id, attendees, idempotency_key, locale }: CallParsedInput<'addGuest'>,
): Promise<OrderRow> {
  return inTransaction(context, async (inner) => {
    const event = await managedEvent(inner, member, activity_id, 'money', true);
    const isSameRequest = and(
      eq(orders.userId, member.id),
      eq(orders.origin, 'guest'),
      eq(orders.requestKey, idempotency_key),
    );
    const [earlierOrder] = await inner.db.select().from(orders).where(isSameRequest);
    if (earlierOrder) return earlierOrder;
    if (whySaleEnded(event, inner.now()) !== null) throw new ApiError('wrongState');
    await refuseFullQueue(inner, event.id);
    await releaseSeatHoldsOf(inner, event.id);
    const seats = await readSeats(inner, event);
    const type = seats.types.find(({ id }) => id === ticket_type_id);
    if (!type) throw new ApiError('notFound');
    if (seats.freeOf(type.id) < attendees.length)
      throw new ApiError('soldOut', undefined, undefined, { left: { [type.id]: seats.freeOf(type.id) } });
    const order = await storeOrder(inner, {
      event,
      userId: member.id,
      name: attendees[0]?.name ?? '',
      email: attendees[0]?.email ?? '',
      locale,
      lines: [{ type, code: null, quantity: attendees.length, price: 0 }],
      attendees: attendees.map(({ name, email, answers }) => ({ name, email, answers })),
      status: 'payment_in_progress',
      holdUntil: null,
      origin: 'guest',
      requestKey: idempotency_key,
      requestHash: '',
      isGuest: true,
      isTest: event.status !== 'published',
      action: 'guest_added',
    });
    return takeStep(inner, order, { command: 'pay', actorId: member.id, set: { method: 'free' } });
  });
}
