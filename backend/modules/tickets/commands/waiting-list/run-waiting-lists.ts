import { and, eq, exists, gt, inArray, isNull, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Job } from '@/backend/contract/process/jobs';
import { events } from '@/backend/db/schema/events';
import { waitlist } from '@/backend/db/schema/orders';
import { ticketTypes } from '@/backend/db/schema/tickets';
import { users } from '@/backend/db/schema/users';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { eachByItself, isNotSkipped } from '@/backend/kernel/each-by-itself';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { offerSeats } from './offer-seats';
import { notifyWaitingEnded } from './notify-waiting';

const isWaiting = eq(waitlist.state, 'waiting');

/**
 * Offers seats that became free without a step of an order, for example after the organiser raised a quantity: nobody else
 * can buy them while others wait.
 */
export async function offerFreeSeats(context: Context): Promise<void> {
  await forEachEvent(context, mayBeOffered(context), 'offerFreeSeats', (inner, id) => offerSeats(inner, id));
}

/** Condition: a seat is free for an entry that waits. */
function mayBeOffered(context: Context): SQL | undefined {
  const taken = sql`(select sum(k.taken) from ticket_types k where k.event_id = ${events.id})`;
  const hasSeats = and(
    lt(ticketTypes.taken, ticketTypes.quantity),
    or(isNull(events.capacity), gt(events.capacity, taken)),
  );
  return and(isWaiting, isOnSale(context, hasSeats));
}

/** The condition that a waiting list can be reopened or has an entry to which a seat can be offered. */
export function hasWaitingWork(context: Context): SQL | undefined {
  return or(
    exists(eventsOf(context, isBack(context), 'reopenWaitingLists')),
    exists(eventsOf(context, mayBeOffered(context), 'offerFreeSeats')),
  );
}

/**
 * Reopens waiting-list entries that ended with the sale, in their order, when the organiser prolongs the sale. Entries
 * of members who left, did not take an offer, or have joined again since stay closed.
 */
export async function reopenWaitingLists(context: Context): Promise<void> {
  const entries = isBack(context);
  await forEachEvent(context, entries, 'reopenWaitingLists', async (inner, id) => {
    await inner.db
      .update(waitlist)
      .set({ state: 'waiting' })
      .where(and(eq(waitlist.eventId, id), entries));
  });
}

/** Condition: an entry ended with a sale that goes on again. */
function isBack(context: Context): SQL | undefined {
  const later = alias(waitlist, 'later');
  const { db } = context;
  const joinedAgain = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.ticketTypeId, waitlist.ticketTypeId),
        eq(later.userId, waitlist.userId),
        gt(later.id, waitlist.id),
      ),
    );
  return and(
    eq(waitlist.state, 'expired'),
    isNull(waitlist.orderId),
    isOnSale(context),
    notExists(joinedAgain),
  );
}

/**
 * Ends entries for a ticket type whose sale is over, and for an event that was cancelled or has begun, and notifies
 * their members; ends entries of closed accounts, too.
 */
export async function endWaitingLists(context: Context): Promise<void> {
  await forEachEvent(context, isOver(context), 'endWaitingLists', async (inner, id) => {
    const ended = await inner.db
      .update(waitlist)
      .set({ state: 'expired' })
      .where(and(eq(waitlist.eventId, id), isOver(inner)))
      .returning();
    await notifyWaitingEnded(inner, id, ended);
  });
}

/** Condition: an entry waits for a ticket type that cannot become free any more, or its account is closed. */
function isOver({ db, now }: Context): SQL | undefined {
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
          eq(events.status, 'cancelled'),
          sql`${users.status} <> 'active'`,
        ),
      ),
    );
  return and(isWaiting, inArray(waitlist.id, over));
}

/** Condition: an entry belongs to an active member, and its ticket type to an event to come whose sale is not over. */
function isOnSale({ db, now }: Context, more?: SQL): SQL {
  return exists(
    db
      .select({ id: ticketTypes.id })
      .from(ticketTypes)
      .innerJoin(events, eq(events.id, ticketTypes.eventId))
      .innerJoin(users, eq(users.id, waitlist.userId))
      .where(
        and(
          eq(ticketTypes.id, waitlist.ticketTypeId),
          eq(users.status, 'active'),
          or(isNull(ticketTypes.saleCloses), gt(ticketTypes.saleCloses, now())),
          eq(events.status, 'published'),
          gt(events.startTime, now()),
          more,
        ),
      ),
  );
}

/** The events with such an entry, except those that failed recently. */
const eventsOf = (context: Context, entry: SQL | undefined, job: Job) =>
  context.db
    .selectDistinct({ id: waitlist.eventId })
    .from(waitlist)
    .where(and(entry, isNotSkipped(context, job, waitlist.eventId)));

/** Runs a task for each event with such an entry, with the event locked. */
async function forEachEvent(
  context: Context,
  entry: SQL | undefined,
  job: Job,
  act: (inner: Context, eventId: number) => Promise<void>,
): Promise<void> {
  await eachByItself(
    context,
    job,
    await eventsOf(context, entry, job),
    ({ id }) => id,
    (outer, { id }) =>
      inTransaction(outer, async (inner) => {
        await lockEvent(inner, id);
        await act(inner, id);
      }),
  );
}
