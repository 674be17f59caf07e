import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { queueRows } from '@/backend/outbox/queue-rows';
import { ticketTransfers } from '@/backend/db/schema/transfers';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { refuseErased } from '@/backend/modules/tickets/commands/tickets/attendees';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { logOrder } from '@/backend/modules/tickets/commands/orders/log';
import { findOwnTicket } from '@/backend/modules/tickets/queries/tickets/access';
import { entriesOf } from '@/backend/modules/tickets/queries/orders/parts';
import {
  doorsOpen,
  endOf,
  pendingOf,
  stateNow,
  transfersOf,
} from '@/backend/modules/tickets/queries/transfers/pending';
import { endTransfer } from './end';
import { senderName } from './sender-name';

/**
 * Starts the transfer of a ticket to another person. It stays the sender's, and the sender's code admits, until the
 * receiver accepts it by the link in the letter.
 * @throws ApiError notFound, tooManyRequests, wrongState for a ticket that is not valid or was used, doorsOpen,
 * transferPending
 */
export async function transferTicket(
  context: Context,
  member: Member,
  { id, name, email }: CallParsedInput<'transferTicket'>,
): Promise<CallOutput<'transferTicket'>> {
  const seen = await findOwnTicket(context, member, id);
  await countTries(context, [['ticketTransferAccount', member.id]]);
  return inTransaction(context, async (inner) => {
    const now = inner.now();
    const event = await lockEvent(inner, seen.eventId);
    refuseErased(event);
    const seat = await findOwnTicket(inner, member, id);
    const isUsed = (await entriesOf(inner, [id])).size > 0;
    if (seat.state !== 'valid' || isUsed)
      throw new ApiError('wrongState', { state: isUsed ? 'used' : seat.state });
    const doors = await doorsOpen(inner, event);
    if (doors <= now) throw new ApiError('doorsOpen');
    const pending = await pendingOf(inner, id);
    if (pending && stateNow(pending, doors, now) === 'pending') throw new ApiError('transferPending');
    if (pending) await endTransfer(inner, pending, 'expire', null);
    const [transfer] = await inner.db
      .insert(ticketTransfers)
      .values({
        ticketId: id,
        version: seat.version,
        fromId: member.id,
        fromName: await senderName(inner, member, seat),
        name,
        email: email.toLowerCase(),
        sentAt: now,
        endsAt: endOf(now),
      })
      .returning();
    if (!transfer) throw new Error('a transfer was not stored');
    await logOrder(inner, seat.orderId, member.id, 'transfer_sent');
    await queueRows(inner, { kind: 'transferLetter', payload: { transferId: transfer.id }, dueAt: now });
    const shown = (await transfersOf(inner, [seat])).get(id);
    if (!shown) throw new Error('a transfer is not found');
    return { id, name, email: transfer.email, transfer: shown };
  });
}
