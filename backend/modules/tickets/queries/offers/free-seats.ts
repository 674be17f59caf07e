import { and, asc, eq, sql } from 'drizzle-orm';
import { integer } from '@/backend/db/codec';
import { waitlist } from '@/backend/db/schema/orders';
import { ticketTypes } from '@/backend/db/schema/tickets';
import type { Context } from '@/backend/kernel/context';
import { type EventRow, seatsLeft, type TicketTypeRow } from '@/backend/modules/events/queries/row';

/** The free seats of an event. If the event is locked, the numbers hold until the transaction ends. */
export interface Seats {
  types: TicketTypeRow[];
  /** Free seats of one ticket type, limited by those of the event; seats for the waiting list included. */
  freeOf(typeId: number): number;
  /** Free seats for buyers who are not on the waiting list: 0 while others wait for the ticket type. */
  publicOf(typeId: number): number;
  /** Free seats of the whole event; `publicTotal` is the number without those for the waiting list. */
  total: number;
  publicTotal: number;
  /** Seats that the waiting list waits for, by ticket-type id. */
  waitedFor: ReadonlyMap<number, number>;
}

/** The seats of an event. Lock the event first to rely on them. */
export async function readSeats({ db }: Context, event: EventRow): Promise<Seats> {
  const types = await db
    .select()
    .from(ticketTypes)
    .where(eq(ticketTypes.eventId, event.id))
    .orderBy(asc(ticketTypes.position));
  const rows = await db
    .select({ typeId: waitlist.ticketTypeId, total: sql`sum(${waitlist.quantity})`.mapWith(integer) })
    .from(waitlist)
    .where(and(eq(waitlist.eventId, event.id), eq(waitlist.state, 'waiting')))
    .groupBy(waitlist.ticketTypeId);
  const waitedFor = new Map(rows.map(({ typeId, total }) => [typeId, total]));
  const total = seatsLeft(event, types);
  const ofType = (typeId: number) => {
    const type = types.find(({ id }) => id === typeId);
    return type ? Math.max(0, type.quantity - type.taken) : 0;
  };
  // Whoever waits for a ticket type that is sold out takes no seat of another one.
  const waitedTotal = [...waitedFor].reduce((sum, [id, quantity]) => sum + Math.min(quantity, ofType(id)), 0);
  // Without a capacity the ticket types do not share seats, so the waiting list of one does not affect the others.
  const publicTotal = event.capacity === null ? total : Math.max(0, total - waitedTotal);
  return {
    types,
    freeOf: (typeId) => Math.min(ofType(typeId), total),
    publicOf: (typeId) => (waitedFor.has(typeId) ? 0 : Math.min(ofType(typeId), publicTotal)),
    total,
    publicTotal,
    waitedFor,
  };
}
