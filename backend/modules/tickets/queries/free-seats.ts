import { and, asc, eq, sql } from 'drizzle-orm';
import { waitlist } from '@/backend/db/schema/orders';
import { ticketTypes } from '@/backend/db/schema/tickets';
import type { Context } from '@/backend/kernel/context';
import { type EventRow, seatsLeft, type TicketRow } from '@/backend/modules/events/queries/row';

/** The seats of an event as they stand. True until the transaction ends when the event is locked. */
export interface Seats {
  types: TicketRow[];
  /** Free seats of one type, within the seats of the event; those that are waited for included. */
  freeOf(typeId: number): number;
  /** Free seats for buyers who do not wait: none while others wait for the type. */
  publicOf(typeId: number): number;
  /** Of the whole event; and of it what is for the public. */
  total: number;
  publicTotal: number;
  /** Seats waited for, by type. */
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
    .select({ typeId: waitlist.ticketTypeId, total: sql<string>`sum(${waitlist.quantity})` })
    .from(waitlist)
    .where(and(eq(waitlist.eventId, event.id), eq(waitlist.state, 'waiting')))
    .groupBy(waitlist.ticketTypeId);
  const waitedFor = new Map(rows.map(({ typeId, total }) => [typeId, Number(total)]));
  const total = seatsLeft(event, types);
  const waitedTotal = [...waitedFor.values()].reduce((sum, one) => sum + one, 0);
  // Types with a bound of their own keep their seats apart; only what an event's capacity shares is waited for by all.
  const publicTotal = event.capacity === null ? total : Math.max(0, total - waitedTotal);
  const ofType = (typeId: number) => {
    const type = types.find(({ id }) => id === typeId);
    return type ? Math.max(0, type.quantity - type.taken) : 0;
  };
  return {
    types,
    freeOf: (typeId) => Math.min(ofType(typeId), total),
    publicOf: (typeId) => (waitedFor.has(typeId) ? 0 : Math.min(ofType(typeId), publicTotal)),
    total,
    publicTotal,
    waitedFor,
  };
}
