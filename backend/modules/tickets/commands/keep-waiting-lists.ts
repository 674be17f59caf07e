import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { events } from '@/backend/db/schema/events';
import { waitlist } from '@/backend/db/schema/orders';
import { ticketTypes } from '@/backend/db/schema/tickets';
import { users } from '@/backend/db/schema/users';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { lockEvent } from './lock-event';
import { offerSeats } from './offer-seats';

const isWaiting = eq(waitlist.state, 'waiting');

/**
 * Offers seats that became free without a step of an order, for example after the organiser raised a quantity: nobody else
 * can buy them while others wait.
 */
export async function offerFreeSeats(context: Context): Promise<void> {
  const { db, now } = context;
  const taken = sql`(select sum(k.taken) from ticket_types k where k.event_id = ${events.id})`;
  const free = await db
    .selectDistinct({ id: events.id })
    .from(waitlist)
    .innerJoin(ticketTypes, eq(ticketTypes.id, waitlist.ticketTypeId))
    .innerJoin(events, eq(events.id, waitlist.eventId))
    .innerJoin(users, eq(users.id, waitlist.userId))
    .where(
      and(
        isWaiting,
        eq(users.status, 'active'),
        lt(ticketTypes.taken, ticketTypes.quantity),
        or(isNull(ticketTypes.saleCloses), gt(ticketTypes.saleCloses, now())),
        eq(events.status, 'published'),
        gt(events.startTime, now()),
        or(isNull(events.capacity), gt(events.capacity, taken)),
      ),
    );
  for (const { id } of free)
    await inTransaction(context, async (inner) => {
      await lockEvent(inner, id);
      await offerSeats(inner, id);
    });
}

/** Expires what waits for a type whose sale is over, or for an event that has begun, and entries of closed accounts. */
export async function endWaitingLists({ db, now }: Context): Promise<void> {
  const over = db
    .select({ id: waitlist.id })
    .from(waitlist)
    .innerJoin(ticketTypes, eq(ticketTypes.id, waitlist.ticketTypeId))
    .innerJoin(events, eq(events.id, waitlist.eventId))
    .innerJoin(users, eq(users.id, waitlist.userId))
    .where(
      and(
        isWaiting,
        or(
          lte(ticketTypes.saleCloses, now()),
          lte(events.startTime, now()),
          sql`${users.status} <> 'active'`,
        ),
      ),
    );
  await db
    .update(waitlist)
    .set({ state: 'expired' })
    .where(and(isWaiting, inArray(waitlist.id, over)));
}
