import { and, eq, inArray } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import { orders, tickets } from '@/backend/db/schema/orders';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { refuseFullQueue } from '@/backend/modules/tickets/commands/letters/cause-letter';
import { saveAttendees } from '@/backend/modules/tickets/commands/tickets/attendees';
import { raiseDetails } from '@/backend/modules/tickets/commands/tickets/raise-details';
import { managedOrder } from '@/backend/modules/tickets/queries/orders/of-organiser';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { logOrder } from './log';
import { queueTickets } from './notify-buyer';
import { withOrder } from './with-order';

type Input = CallParsedInput<'updateActivityOrder'>;

/**
 * Changes note, address and attendees; with `resend` sends the tickets again. A call that names the version it builds on is
 * refused when they have changed since, unless it says what is stored already, as one does that is sent twice.
 * @throws ApiError notFound, wrongState, conflict, tooManyRequests, lettersWait
 */
export async function updateForBuyer(context: Context, member: Member, input: Input): Promise<void> {
  const { id, note, email, attendees = [], resend } = input;
  await managedOrder(context, member, id, 'money');
  await withOrder(context, id, async (inner, order, event) => {
    const isChanging = await changesSomething(inner, order, input);
    if (isChanging) refuseOld(order, input.details_version);
    const readdressed = isChanging
      ? await saveAttendees(inner, order, event, 'host', { attendees, email })
      : [];
    if (isChanging && note !== undefined) {
      await inner.db.update(orders).set({ note }).where(eq(orders.id, id));
      if (attendees.length === 0 && email === undefined) await raiseDetails(inner, id);
    }
    if (isChanging && (attendees.length > 0 || email !== undefined))
      await logOrder(inner, id, member.id, 'edited', { tickets: attendees.length });
    if (!resend) return queueTickets(inner, id, readdressed, member.id);
    if (order.status !== 'paid') throw new ApiError('wrongState', { status: order.status });
    await refuseFullQueue(inner, order.eventId);
    await countTries(inner, [['ticketResendOrder', id]]);
    await queueTickets(inner, id, undefined, member.id);
    await logOrder(inner, id, member.id, 'sent_again');
  });
}

/** Whether something in a call is other than what is stored. */
async function changesSomething(
  { db }: Context,
  order: OrderRow,
  { note, email, attendees = [] }: Input,
): Promise<boolean> {
  if ((note ?? order.note) !== order.note || (email ?? order.email) !== order.email) return true;
  const ids = attendees.map((attendee) => attendee.id);
  const rows = await db
    .select()
    .from(tickets)
    .where(and(inArray(tickets.id, ids), eq(tickets.orderId, order.id)));
  return attendees.some(({ id, answers, ...fields }) => {
    const stored = rows.find((row) => row.id === id);
    if (!stored || answers !== undefined) return true;
    return (fields.name ?? stored.name) !== stored.name || (fields.email ?? stored.email) !== stored.email;
  });
}

/** @throws ApiError conflict when somebody changed note, address or attendees since */
function refuseOld({ detailsVersion, note }: OrderRow, version: number | undefined): void {
  if (version !== undefined && version !== detailsVersion)
    throw new ApiError('conflict', undefined, undefined, { details_version: detailsVersion, note });
}
