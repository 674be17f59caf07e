import { eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { tickets } from '@/backend/db/schema/orders';
import { queueRows } from '@/backend/outbox/queue-rows';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { raiseDetails } from '@/backend/modules/tickets/commands/tickets/raise-details';
import { requestedOf, refuseErased } from '@/backend/modules/tickets/commands/tickets/attendees';
import { BY_LINK } from '@/backend/modules/tickets/queries/orders/log-marks';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { renewCode } from '@/backend/modules/tickets/commands/tickets/renew-code';
import { findOwnTicket } from '@/backend/modules/tickets/queries/tickets/access';
import type { TicketRow, TransferRow } from '@/backend/modules/tickets/queries/orders/rows';
import {
  doorsOpen,
  pendingOf,
  stateNow,
  transferByKey,
} from '@/backend/modules/tickets/queries/transfers/pending';
import { endTransfer } from './end';
import { notifySender } from './notify-sender';

/**
 * Accepts a ticket transfer: from now on the ticket is the receiver's, with another code, number and link, and the gate
 * answers `moved` to the old code. Whoever has the link has read the letter, so the ticket counts as opened from it.
 * @throws ApiError notFound, transferOver
 */
export function takeTransfer(
  context: Context,
  { key, name, answers }: CallParsedInput<'takeTransfer'>,
): Promise<CallOutput<'takeTransfer'>> {
  return withOffered(context, key, async (inner, { transfer, seat, event }) => {
    refuseErased(event);
    await endTransfer(inner, transfer, 'take', null, { ticket: seat.code, ...BY_LINK });
    const renewed = await renewCode(inner, seat);
    await inner.db
      .update(tickets)
      .set({
        name,
        email: transfer.email,
        answers: requestedOf(event, answers),
        ...renewed,
        takenVersion: renewed.version,
        updatedAt: inner.now(),
      })
      .where(eq(tickets.id, seat.id));
    await raiseDetails(inner, seat.orderId);
    // The letter with the offer was counted; the letter with the ticket answers it, and is not.
    const released = [{ id: seat.id, version: renewed.version }];
    await queueRows(inner, {
      kind: 'tickets',
      payload: { orderId: seat.orderId, released },
      dueAt: inner.now(),
    });
    await notifySender(inner, transfer, event, 'ticketTaken');
    return { key: renewed.accessKey };
  });
}

/**
 * Declines a ticket transfer: the ticket stays the sender's, who is notified.
 * @throws ApiError notFound, transferOver
 */
export function declineTransfer(
  context: Context,
  { key }: CallParsedInput<'declineTransfer'>,
): Promise<CallOutput<'declineTransfer'>> {
  return withOffered(context, key, async (inner, { transfer, event }) => {
    await endTransfer(inner, transfer, 'decline', null, BY_LINK);
    await notifySender(inner, transfer, event, 'ticketDeclined');
    return { state: 'declined' };
  });
}

/** Cancels a ticket transfer that nobody has accepted yet. @throws ApiError notFound, transferOver */
export async function callBackTransfer(
  context: Context,
  member: Member,
  { id }: CallParsedInput<'callBackTransfer'>,
): Promise<TicketRow> {
  const seen = await findOwnTicket(context, member, id);
  return inTransaction(context, async (inner) => {
    const event = await lockEvent(inner, seen.eventId);
    const seat = await findOwnTicket(inner, member, id);
    const transfer = await pendingOf(inner, id);
    if (!transfer || !(await isOpen(inner, transfer, event))) throw new ApiError('transferOver');
    await endTransfer(inner, transfer, 'callBack', member.id);
    return seat;
  });
}

interface Offered {
  transfer: TransferRow;
  seat: TicketRow;
  event: EventRow;
}

/** Runs `work` with the transfer of a link, with its event locked. @throws ApiError notFound, transferOver */
async function withOffered<Result>(
  context: Context,
  key: string,
  work: (inner: Context, offered: Offered) => Promise<Result>,
): Promise<Result> {
  const { ticketId } = await transferByKey(context, key);
  return inTransaction(context, async (inner) => {
    const [seen] = await inner.db.select().from(tickets).where(eq(tickets.id, ticketId));
    if (!seen) throw new ApiError('notFound');
    const event = await lockEvent(inner, seen.eventId);
    const [seat = seen] = await inner.db.select().from(tickets).where(eq(tickets.id, ticketId));
    const transfer = await transferByKey(inner, key);
    if (!(await isOpen(inner, transfer, event))) throw new ApiError('transferOver');
    return work(inner, { transfer, seat, event });
  });
}

async function isOpen(context: Context, transfer: TransferRow, event: EventRow): Promise<boolean> {
  return stateNow(transfer, await doorsOpen(context, event), context.now()) === 'pending';
}
