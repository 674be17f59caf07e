import { and, eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { MAIL_LETTERS } from '@/backend/contract/tickets/limits';
import { tickets } from '@/backend/db/schema/orders';
import { queueRows } from '@/backend/outbox/queue-rows';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { managedOrder } from '@/backend/modules/tickets/queries/orders/of-organiser';
import { findOrder } from '@/backend/modules/tickets/queries/orders/find';
import { ticketByKey, findOwnTicket } from '@/backend/modules/tickets/queries/tickets/access';
import type { TicketRow } from '@/backend/modules/tickets/queries/orders/rows';
import { refuseErased } from './attendees';
import { refuseFullQueue } from '@/backend/modules/tickets/commands/letters/cause-letter';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { logOrder } from '@/backend/modules/tickets/commands/orders/log';
import { BY_HOLDER, BY_LINK } from '@/backend/modules/tickets/queries/orders/log-marks';
import { renewForHolder } from './renew-code';
import { sendTickets } from './send';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';

interface Renewing {
  seat: TicketRow;
  event: EventRow;
  /** The member who renews; null when the link in the letter was used. */
  actorId: number | null;
  /** Whether the new link is only sent in the letter, and not in the answer. */
  isByLetter: boolean;
}

/**
 * Gives a ticket of the signed-in holder a new link and code; a letter goes to its address, if it has one.
 * @throws ApiError notFound, wrongState, tooManyRequests
 */
export async function renewOwnTicket(
  context: Context,
  member: Member,
  { id }: CallParsedInput<'renewTicket'>,
): Promise<TicketRow> {
  const seen = await findOwnTicket(context, member, id);
  return inTransaction(context, async (inner) => {
    const event = await lockEvent(inner, seen.eventId);
    const seat = await findOwnTicket(inner, member, id);
    return renew(inner, { seat, event, actorId: member.id, isByLetter: false });
  });
}

/**
 * Does the same by the link in the letter. Somebody else may have seen that link, so the new one goes only to the
 * holder's address.
 * @throws ApiError notFound, keyRenewed, wrongState, noAddress, lettersWait, renewalWaits, tooManyRequests
 */
export async function renewByKey(
  context: Context,
  { key }: CallParsedInput<'renewTicketByKey'>,
): Promise<CallOutput<'renewTicketByKey'>> {
  const seen = await ticketByKey(context, key);
  return inTransaction(context, async (inner) => {
    const event = await lockEvent(inner, seen.eventId);
    const seat = await ticketByKey(inner, key);
    const to = await addressFor(inner, seat);
    await renew(inner, { seat, event, actorId: null, isByLetter: true });
    return { to: veiled(to) };
  });
}

/**
 * Does the same for the organiser, for a link that was lost or seen by others.
 * @throws ApiError notFound, wrongState, noAddress, lettersWait, renewalWaits, tooManyRequests
 */
export async function renewForOrganiser(
  context: Context,
  member: Member,
  { id, ticket_id }: CallParsedInput<'renewActivityTicket'>,
): Promise<void> {
  await managedOrder(context, member, id, 'money');
  await withOrder(context, id, async (inner, _, event) => {
    const [seat] = await inner.db
      .select()
      .from(tickets)
      .where(and(eq(tickets.id, ticket_id), eq(tickets.orderId, id)));
    if (!seat) throw new ApiError('notFound');
    await addressFor(inner, seat);
    await renew(inner, { seat, event, actorId: member.id, isByLetter: true });
  });
}

/** The event must be locked. */
async function renew(context: Context, { seat, event, actorId, isByLetter }: Renewing): Promise<TicketRow> {
  refuseErased(event);
  if (seat.state !== 'valid') throw new ApiError('wrongState', { state: seat.state });
  await countTries(context, [['ticketRenewal', seat.id]]);
  const [after = seat] = await context.db
    .update(tickets)
    .set({ ...(await renewForHolder(context, seat)), updatedAt: context.now() })
    .where(eq(tickets.id, seat.id))
    .returning();
  const detail = {
    ticket: seat.code,
    ...(actorId === null && BY_LINK),
    ...(actorId !== null && !isByLetter && BY_HOLDER),
  };
  await logOrder(context, seat.orderId, actorId, 'ticket_renewed', detail);
  if (isByLetter) await sendNow(context, seat, actorId);
  else
    await queueRows(context, {
      kind: 'tickets',
      payload: { orderId: seat.orderId, ticketIds: [seat.id], by: actorId ?? undefined, renewedBy: 'holder' },
      dueAt: context.now(),
    });
  return after;
}

/**
 * Sends the letter with the new link, or refuses the renewal if the letter would have to wait for an editor.
 * @throws ApiError renewalWaits
 */
async function sendNow(context: Context, { id, orderId }: TicketRow, actorId: number | null): Promise<void> {
  const renewedBy = actorId === null ? 'link' : 'host';
  const sent = await sendTickets(context, { orderId, ticketIds: [id], by: actorId ?? undefined, renewedBy });
  if (sent.isHeld) throw new ApiError('renewalWaits');
}

/**
 * The address for the letter of a ticket. A ticket is not renewed when its new link would reach nobody.
 * @throws ApiError noAddress, lettersWait
 */
async function addressFor(context: Context, seat: TicketRow): Promise<string> {
  const { email } = await findOrder(context, seat.orderId);
  const to = seat.email || email;
  if (to === '') throw new ApiError('noAddress');
  await refuseFullQueue(context, seat.eventId);
  return to;
}

/** An address in the form `lin…@example.org`, which only tells people who already know it. */
function veiled(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, Math.min(MAIL_LETTERS, Math.max(1, at - 1)))}…${address.slice(at)}`;
}
