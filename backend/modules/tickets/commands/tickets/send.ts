import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { ticketLetters } from '@/backend/db/schema/check-in';
import { tickets } from '@/backend/db/schema/orders';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { addressOf } from '@/backend/modules/tickets/queries/people/account-address';
import { findOrder } from '@/backend/modules/tickets/queries/orders/find';
import type { OrderRow, TicketRow } from '@/backend/modules/tickets/queries/orders/rows';
import {
  type Caused,
  openPost,
  type Post,
  postReleased,
} from '@/backend/modules/tickets/commands/letters/cause-letter';
import { writeTickets } from '@/backend/modules/tickets/commands/letters/write-tickets';
import { RENEWED_BY, type RenewedBy } from '@/backend/outbox/letters/renewed';

const payload = z.object({
  orderId: z.number(),
  ticketIds: z.array(z.number()).optional(),
  /** The member who causes the letters; the buyer when left out. */
  by: z.number().optional(),
  /** Who renewed the link and the code of these tickets, when that is why they are sent. */
  renewedBy: z.enum(RENEWED_BY).optional(),
  /** Tickets whose letters an editor released; one whose code has changed since got another letter meanwhile. */
  released: z.array(z.object({ id: z.number(), version: z.number() })).optional(),
});
/**
 * Sends the valid tickets of an order: one letter to each address, with all its tickets, their codes as pictures and a
 * calendar entry. The letters are queued in the same transaction in which the outbox marks this job as done, so that a
 * crash sends none twice.
 * @returns whether a letter waits for an editor
 */
export async function sendTickets(context: Context, rawPayload: unknown): Promise<{ isHeld: boolean }> {
  const { orderId, ticketIds, by, released, renewedBy } = payload.parse(rawPayload);
  const versions = released && new Map(released.map(({ id, version }) => [id, version]));
  return inTransaction(context, async (inner) => {
    const order = await findOrder(inner, orderId);
    const seats = await inner.db
      .select()
      .from(tickets)
      .where(
        and(
          eq(tickets.orderId, orderId),
          eq(tickets.state, 'valid'),
          ticketIds && inArray(tickets.id, ticketIds),
          versions && inArray(tickets.id, [...versions.keys()]),
        ),
      );
    const post = released
      ? await postReleased(inner, order.eventId)
      : await openPost(inner, { eventId: order.eventId, by: by ?? order.userId, ownerId: order.userId });
    const meant = seats.filter(({ id, version }) => !versions || versions.get(id) === version);
    let isHeld = false;
    for (const [to, together] of await byAddress(inner, order, meant)) {
      const { heldId } = await sendTo(inner, { order, to, seats: together, post, renewedBy });
      isHeld = isHeld || heldId !== null;
    }
    return { isHeld };
  });
}

/** The tickets by the address that their letter goes to; tickets without one are left out. */
async function byAddress(
  context: Context,
  order: OrderRow,
  seats: TicketRow[],
): Promise<Map<string, TicketRow[]>> {
  // Letters of test orders go to the member who ordered, whatever addresses were typed.
  const tester = order.isTest ? await addressOf(context, order.userId) : '';
  const ticketsByAddress = new Map<string, TicketRow[]>();
  for (const seat of seats) {
    const to = (order.isTest ? tester : seat.email || order.email).toLowerCase();
    if (to !== '') ticketsByAddress.set(to, [...(ticketsByAddress.get(to) ?? []), seat]);
  }
  return ticketsByAddress;
}

interface Letter {
  order: OrderRow;
  to: string;
  seats: TicketRow[];
  post: Post;
  renewedBy: RenewedBy | undefined;
}

async function sendTo(context: Context, { order, to, seats, post, renewedBy }: Letter): Promise<Caused> {
  const about = { orderId: order.id, tickets: seats.map(({ id, version }) => ({ id, version })) };
  const caused = await post(to, 'ticket', () => writeTickets(context, order, seats, renewedBy), about);
  const createdAt = context.now();
  await context.db
    .insert(ticketLetters)
    .values(seats.map(({ id }) => ({ ticketId: id, to, ...caused, createdAt })));
  return caused;
}
