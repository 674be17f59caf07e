import { and, eq } from 'drizzle-orm';
import { orders, tickets } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { handedOnIn } from '@/backend/modules/tickets/queries/transfers/handed-on';
import type { OrderRow, TicketRow } from '@/backend/modules/tickets/queries/orders/rows';
import { raiseDetails } from './raise-details';
import { renewCode } from './renew-code';

interface Attendee {
  id: number;
  name?: string;
  email?: string;
  answers?: Record<string, string>;
}

/** States in which a ticket's name, address and answers can be changed. */
const LIVE = ['requested', 'reserved', 'valid'];

/**
 * Saves names, addresses and answers of an order's tickets, and name and address of the order; fields left out stay.
 * Answers to questions that the event does not ask are dropped. An order without a name gets the name of its first
 * attendee, when its buyer saves. A valid ticket that gets another address also gets a new code and link, so that the
 * old letter does not admit anybody.
 * @returns the ids of those tickets, whose letters are to be sent
 * @throws ApiError notFound for a ticket of another order; wrongState for a ticket that is cancelled or being refunded,
 * for the buyer also for one that was transferred to somebody else, and when the event's data were erased
 */
export async function saveAttendees(
  context: Context,
  order: OrderRow,
  event: EventRow,
  by: 'buyer' | 'host',
  { attendees, name, email }: { attendees: Attendee[]; name?: string; email?: string },
): Promise<number[]> {
  refuseErased(event);
  const { db, now } = context;
  const isHandedOn = await handedOnIn(context, order);
  const readdressed: number[] = [];
  for (const { id, answers, ...fields } of attendees) {
    const [ticket] = await db
      .select()
      .from(tickets)
      .where(and(eq(tickets.id, id), eq(tickets.orderId, order.id)));
    if (!ticket) throw new ApiError('notFound');
    if (!LIVE.includes(ticket.state)) throw new ApiError('wrongState', { state: ticket.state });
    if (by === 'buyer' && isHandedOn(ticket)) throw new ApiError('wrongState', { state: 'transferred' });
    const isReaddressed = ticket.state === 'valid' && isAnotherAddress(ticket, fields.email);
    if (isReaddressed) readdressed.push(id);
    await db
      .update(tickets)
      .set({
        ...fields,
        ...(answers && { answers: requestedOf(event, answers) }),
        ...(isReaddressed && (await renewCode(context, ticket))),
        updatedAt: now(),
      })
      .where(eq(tickets.id, id));
  }
  const buyer = name ?? (by === 'buyer' && order.name === '' ? attendees[0]?.name : undefined);
  if (buyer !== undefined || email !== undefined)
    await db.update(orders).set({ name: buyer, email, updatedAt: now() }).where(eq(orders.id, order.id));
  if (attendees.length > 0 || buyer !== undefined || email !== undefined)
    await raiseDetails(context, order.id);
  return readdressed;
}

/** Refuses to write personal data again for an event whose data were erased. @throws ApiError wrongState */
export function refuseErased({ erasedAt }: Pick<EventRow, 'erasedAt'>): void {
  if (erasedAt !== null) throw new ApiError('wrongState', { event: 'erased' });
}

/** Whether a ticket was sent to an address of its own, and gets another address. */
function isAnotherAddress({ email: before }: TicketRow, after: string | undefined): boolean {
  return before !== '' && after !== undefined && before.toLowerCase() !== after.toLowerCase();
}

/** The answers to questions the event asks; others are dropped. */
export function requestedOf(
  { questions }: EventRow,
  answers: Record<string, string>,
): Record<string, string> {
  const keys = new Set(questions.map(({ key }) => key));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.has(key)));
}
