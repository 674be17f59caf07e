import { eq } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import { tickets } from '@/backend/db/schema/orders';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { ticketByKey } from '@/backend/modules/tickets/queries/tickets/access';
import type { TicketRow } from '@/backend/modules/tickets/queries/orders/rows';
import { requestedOf, refuseErased } from './attendees';
import { raiseDetails } from './raise-details';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';

/** Saves name and answers of one ticket, entered by its holder. @throws ApiError notFound, wrongState */
export async function fillTicket(
  context: Context,
  { key, name, answers }: CallParsedInput<'fillTicket'>,
): Promise<TicketRow> {
  const seat = await ticketByKey(context, key);
  return inTransaction(context, async (inner) => {
    const event = await lockEvent(inner, seat.eventId);
    refuseErased(event);
    const now = await ticketByKey(inner, key);
    if (now.state !== 'valid' && now.state !== 'reserved')
      throw new ApiError('wrongState', { state: now.state });
    const set = { name, answers: { ...now.answers, ...requestedOf(event, answers) }, updatedAt: inner.now() };
    const [after = now] = await inner.db.update(tickets).set(set).where(eq(tickets.id, now.id)).returning();
    await raiseDetails(inner, now.orderId);
    return after;
  });
}
