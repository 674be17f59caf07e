import { eq } from 'drizzle-orm';
import { personName } from '@/backend/contract/accounts/generated-nickname';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { orderItems, tickets } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { pickText } from '@/backend/kernel/text/local';
import { toQuestion } from '@/backend/modules/events/queries/own-event';
import { shownMap } from '@/backend/modules/events/queries/row';
import { eventsOf } from '@/backend/modules/tickets/queries/orders/parts';
import { doorsOpen, stateNow, transferByKey } from './pending';

/**
 * The content of the page behind a transfer's link. Reading changes nothing, because mail programs open links, too. Of
 * an ended transfer only the end is shown.
 * @throws ApiError notFound
 */
export async function readTransferOffer(
  context: Context,
  { key, locale }: CallParsedInput<'transferByKey'>,
): Promise<CallOutput<'transferByKey'>> {
  const { db, now } = context;
  const transfer = await transferByKey(context, key);
  const [ticketRow] = await db
    .select({ seat: tickets, typeName: orderItems.name })
    .from(tickets)
    .innerJoin(orderItems, eq(orderItems.id, tickets.itemId))
    .where(eq(tickets.id, transfer.ticketId));
  const event =
    ticketRow && (await eventsOf(context, [ticketRow.seat.eventId], locale)).get(ticketRow.seat.eventId);
  if (!event) throw new ApiError('notFound');
  const doors = await doorsOpen(context, event.row);
  const state = stateNow(transfer, doors, now());
  const ends = transfer.endsAt < doors ? transfer.endsAt : doors;
  return {
    state,
    event: { ...event.shown, map_url: shownMap(event.row) },
    ends_time: ends.toISOString(),
    server_time: now().toISOString(),
    ticket:
      state === 'pending'
        ? {
            type_name: pickText(ticketRow.typeName, locale).text,
            from: personName(transfer.fromName),
            name: transfer.name,
            email: transfer.email,
            questions: event.row.questions.map((question) => toQuestion(question, locale)),
          }
        : null,
  };
}
