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
import { isTestOrder } from '@/backend/modules/tickets/commands/orders/is-test-order';
import { storeOrder } from '@/backend/modules/tickets/commands/orders/store';
import { takeStep } from '@/backend/modules/tickets/commands/orders/take-step';
import { fingerprintOf, refuseOtherInput } from '@/backend/records/find-by-key';

type Input = CallParsedInput<'addGuest'>;

/**
 * Issues free tickets to guests: they take seats like any other ticket. The same key returns the same order.
 * @throws ApiError notFound, soldOut, wrongState, lettersWait, saleClosed for a draft outside of test mode, keyUsed for a
 * key used for other guests
 */
export async function addGuest(context: Context, member: Member, input: Input): Promise<OrderRow> {
  const { activity_id, ticket_type_id, attendees, idempotency_key, locale } = input;
  const requestHash = hashOf(input);
  return inTransaction(context, async (inner) => {
    const event = await managedEvent(inner, member, activity_id, 'money', true);
    const isSameRequest = and(
      eq(orders.userId, member.id),
      eq(orders.origin, 'guest'),
      eq(orders.requestKey, idempotency_key),
    );
    const [earlierOrder] = await inner.db.select().from(orders).where(isSameRequest);
    if (earlierOrder) {
      refuseOtherInput({ stored: earlierOrder.requestHash, sent: requestHash }, 'idempotency_key');
      return earlierOrder;
    }
    const isTest = isTestOrder(event);
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
      requestHash,
      isGuest: true,
      isTest,
      action: 'guest_added',
    });
    return takeStep(inner, order, { command: 'pay', actorId: member.id, set: { method: 'free' } });
  });
}

/** A hash of the event, the ticket type and the guests. */
const hashOf = ({ activity_id, ticket_type_id, attendees }: Input): string =>
  fingerprintOf([
    activity_id,
    ticket_type_id,
    attendees.map(({ name, email, answers }) => [name, email, Object.entries(answers).sort()]),
  ]);
