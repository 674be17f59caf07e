import { and, eq } from 'drizzle-orm';
import { orders, tickets } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { EventRow } from '@/backend/modules/events/queries/row';
import type { OrderRow } from '@/backend/modules/tickets/queries/rows';

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
 * Answers to questions the event does not ask are dropped.
 * @throws ApiError notFound for a ticket of another order, wrongState for one that is cancelled or being refunded
 */
export async function saveAttendees(
  { db, now }: Context,
  order: OrderRow,
  event: EventRow,
  attendees: Attendee[],
  contact: { name?: string; email?: string } = {},
): Promise<void> {
  for (const { id, answers, ...fields } of attendees) {
    const [ticket] = await db
      .select()
      .from(tickets)
      .where(and(eq(tickets.id, id), eq(tickets.orderId, order.id)));
    if (!ticket) throw new ApiError('notFound');
    if (!LIVE.includes(ticket.state)) throw new ApiError('wrongState', { state: ticket.state });
    const set = { ...fields, ...(answers && { answers: askedOf(event, answers) }), updatedAt: now() };
    await db.update(tickets).set(set).where(eq(tickets.id, id));
  }
  if (contact.name === undefined && contact.email === undefined) return;
  await db
    .update(orders)
    .set({ ...contact, updatedAt: now() })
    .where(eq(orders.id, order.id));
}

/** The answers to questions the event asks; others are dropped. */
export function askedOf({ questions }: EventRow, answers: Record<string, string>): Record<string, string> {
  const keys = new Set(questions.map(({ key }) => key));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.has(key)));
}
