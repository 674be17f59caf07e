import { and, asc, eq } from 'drizzle-orm';
import { personName } from '@/backend/contract/accounts/generated-nickname';
import { OFFER_MINUTES } from '@/backend/contract/tickets/limits';
import type { OrderCommand } from '@/backend/contract/tickets/statuses';
import { waitlist } from '@/backend/db/schema/orders';
import { events } from '@/backend/db/schema/events';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';
import { eachByItself } from '@/backend/kernel/each-by-itself';
import { pageUrl } from '@/backend/kernel/page-url';
import { type EventRow, priceNow, saleState, type TicketTypeRow } from '@/backend/modules/events/queries/row';
import { seatHoldEnd } from '@/backend/modules/tickets/queries/offers/sale-end';
import { readSeats } from '@/backend/modules/tickets/queries/offers/free-seats';
import type { WaitRow } from '@/backend/modules/tickets/queries/orders/rows';
import { accountsOfPerson } from '@/backend/modules/tickets/queries/people/accounts-of-person';
import { readUnpaid } from '@/backend/modules/tickets/queries/orders/unpaid-claims';
import { ticketsOfMember } from '@/backend/modules/tickets/queries/tickets/of-member';
import { openPost } from '@/backend/modules/tickets/commands/letters/cause-letter';
import { storeOrder } from '@/backend/modules/tickets/commands/orders/store';
import { orderWords, sendMessage } from '@/backend/modules/tickets/commands/orders/notify-buyer';
import { notifyWaitingEnded } from './notify-waiting';

/**
 * The state of a waiting-list entry after a step of the order that was offered to it. A closed entry gets no other offer.
 */
const CLOSED_BY: Partial<Record<OrderCommand, 'taken' | 'expired' | 'left'>> = {
  pay: 'taken',
  waive: 'taken',
  returnShort: 'left',
  expire: 'expired',
  cancel: 'left',
};

/** Closes the waiting-list entry of an offered order, when the step is one that closes it. */
export async function closeWaiting({ db }: Context, orderId: number, command: OrderCommand): Promise<void> {
  const state = CLOSED_BY[command];
  if (state)
    await db
      .update(waitlist)
      .set({ state })
      .where(and(eq(waitlist.orderId, orderId), eq(waitlist.state, 'offered')));
}

/**
 * Offers free seats to the waiting list, in turn: each entry gets an order with a seat hold of two hours. The event
 * must be locked. Entries for which that fails are skipped. Nothing is offered after the end of the sale.
 */
export async function offerSeats(context: Context, eventId: number): Promise<void> {
  const { db } = context;
  const now = context.now();
  const [event] = await db.select().from(events).where(eq(events.id, eventId));
  if (!event || event.status !== 'published' || event.startTime <= now) return;
  const waiting = await db
    .select()
    .from(waitlist)
    .where(and(eq(waitlist.eventId, eventId), eq(waitlist.state, 'waiting')))
    .orderBy(asc(waitlist.id));
  await eachByItself(
    context,
    'offerSeats',
    waiting,
    ({ id }) => id,
    (inner, entry) => offerTo(inner, event, entry),
  );
}

/** Makes the offer for one entry, if there are enough seats. */
async function offerTo(context: Context, event: EventRow, entry: WaitRow): Promise<void> {
  const { db } = context;
  const now = context.now();
  // Read again for each entry, because every offer takes seats.
  const seats = await readSeats(context, event);
  const type = seats.types.find(({ id }) => id === entry.ticketTypeId);
  const wanted = Math.min(entry.quantity, type ? seats.freeOf(type.id) : 0);
  if (!type || wanted === 0 || saleState(type, now) === 'closed') return;
  const [user] = await db.select().from(users).where(eq(users.id, entry.userId));
  if (!user || user.status !== 'active') return;
  const allowed = await seatsAllowed(context, event, type, user.id);
  if (allowed === 0) {
    const isEntry = eq(waitlist.id, entry.id);
    // Not `expired`: an entry that ended with the sale is reopened while the sale goes on.
    const ended = await db.update(waitlist).set({ state: 'left' }).where(isEntry).returning();
    return notifyWaitingEnded(context, event.id, ended);
  }
  const quantity = Math.min(wanted, allowed);
  const isFree = priceNow(type, now) === 0;
  const order = await storeOrder(context, {
    event,
    userId: user.id,
    name: personName(user.nickname),
    email: user.email ?? '',
    locale: entry.locale,
    lines: [{ type, code: null, quantity, price: priceNow(type, now) }],
    status: 'payment_in_progress',
    holdUntil: seatHoldEnd(event, now, OFFER_MINUTES),
    origin: 'waitlist',
    requestKey: String(entry.id),
    requestHash: '',
    action: 'offered',
    detail: { isFree },
  });
  await db.update(waitlist).set({ state: 'offered', orderId: order.id }).where(eq(waitlist.id, entry.id));
  await sendMessage(context, order, 'waitlistOffer');
  if (!user.email) return;
  const post = await openPost(context, { eventId: event.id, by: user.id, ownerId: user.id });
  const words = await orderWords(context, order);
  await post(user.email, 'waitlistOffer', () => ({
    key: 'waitlistOffer',
    locale: entry.locale,
    values: {
      ...words,
      url: pageUrl(context.config, entry.locale, `/events/${event.id}`),
      decline: pageUrl(context.config, entry.locale, `/events/${event.id}?decline=${entry.declineKey}`),
    },
    expires: order.holdUntil ?? undefined,
  }));
}

/**
 * How many tickets of a type a person may still get: they may have bought some since they joined, with another account,
 * too; none when the organiser has blocked them.
 */
async function seatsAllowed(
  context: Context,
  event: EventRow,
  type: TicketTypeRow,
  userId: number,
): Promise<number> {
  const accounts = await accountsOfPerson(context, userId);
  if ((await readUnpaid(context, event, accounts)).isBlocked) return 0;
  const ticketCounts = await ticketsOfMember(context, userId, event.id, accounts);
  return Math.max(0, type.perPersonLimit - (ticketCounts.get(type.id) ?? 0));
}
