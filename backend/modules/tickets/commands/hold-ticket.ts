import { eq } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import { tickets } from '@/backend/db/schema/orders';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { byKey, mineById } from '@/backend/modules/tickets/queries/held-ticket';
import type { SeatRow } from '@/backend/modules/tickets/queries/rows';
import { entriesOf } from '@/backend/modules/tickets/queries/order-parts';
import { askedOf, refuseErased } from './attendees';
import { lockEvent } from './lock-event';
import { logOrder } from './log-order';
import { renewCode } from './renew-code';
import { queueTickets } from './tell-buyer';

/** Saves name and answers of one ticket, entered by its holder. @throws ApiError notFound, wrongState */
export async function fillTicket(
  context: Context,
  { key, name, answers }: CallParsedInput<'fillTicket'>,
): Promise<SeatRow> {
  const seat = await byKey(context, key);
  return inTransaction(context, async (inner) => {
    const event = await lockEvent(inner, seat.eventId);
    refuseErased(event);
    const now = await byKey(inner, key);
    if (now.state !== 'valid' && now.state !== 'reserved')
      throw new ApiError('wrongState', { state: now.state });
    const set = { name, answers: { ...now.answers, ...askedOf(event, answers) }, updatedAt: inner.now() };
    const [after = now] = await inner.db.update(tickets).set(set).where(eq(tickets.id, now.id)).returning();
    return after;
  });
}

/**
 * Transfers a ticket to another person: it gets another number, code and link, and the gate answers the old ones that it
 * moved. The
 * new holder gets it by e-mail and answers the questions again.
 * @throws ApiError notFound, wrongState for a ticket that is not valid or was used
 */
export async function transferTicket(
  context: Context,
  member: Member,
  { id, name, email }: CallParsedInput<'transferTicket'>,
): Promise<SeatRow> {
  const seen = await mineById(context, member, id);
  return inTransaction(context, async (inner) => {
    refuseErased(await lockEvent(inner, seen.eventId));
    const seat = await mineById(inner, member, id);
    const isUsed = (await entriesOf(inner, [id])).size > 0;
    if (seat.state !== 'valid' || isUsed)
      throw new ApiError('wrongState', { state: isUsed ? 'used' : seat.state });
    const [after = seat] = await inner.db
      .update(tickets)
      .set({
        name,
        email: email.toLowerCase(),
        answers: {},
        ...(await renewCode(inner, seat)),
        updatedAt: inner.now(),
      })
      .where(eq(tickets.id, id))
      .returning();
    await logOrder(inner, seat.orderId, member.id, 'transferred', { ticket: seat.code });
    await queueTickets(inner, seat.orderId, [id], member.id);
    return after;
  });
}
