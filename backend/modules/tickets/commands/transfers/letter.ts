import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { personName } from '@/backend/contract/accounts/generated-nickname';
import { orderItems, orders, tickets } from '@/backend/db/schema/orders';
import { ticketTransfers } from '@/backend/db/schema/transfers';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { pageUrl } from '@/backend/kernel/page-url';
import { pickText } from '@/backend/kernel/text/local';
import { toShortTime } from '@/backend/kernel/text/time';
import { nameForStrangers, withoutLinks } from '@/backend/kernel/text/without-links';
import { openPost, postReleased } from '@/backend/modules/tickets/commands/letters/cause-letter';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { addressOf } from '@/backend/modules/tickets/queries/people/account-address';
import { eventsOf } from '@/backend/modules/tickets/queries/orders/parts';
import { doorsOpen, stateNow, transferKey } from '@/backend/modules/tickets/queries/transfers/pending';
import { factLabels } from '@/backend/outbox/letters/fact-labels';
import { SOMEBODY } from './somebody';

const payload = z.object({
  transferId: z.number(),
  /** Whether an editor has released the letter. */
  isReleased: z.boolean().default(false),
});

/**
 * Sends the receiver of a ticket transfer a letter with the link to accept or decline it; nothing when the transfer has
 * ended meanwhile. It is counted for the sender, and beyond a limit it waits for an editor.
 */
export async function sendTransferLetter(context: Context, rawPayload: unknown): Promise<void> {
  const { transferId, isReleased } = payload.parse(rawPayload);
  const [ticketRow] = await context.db
    .select({ eventId: tickets.eventId, orderId: tickets.orderId, type: orderItems.name, order: orders })
    .from(ticketTransfers)
    .innerJoin(tickets, eq(tickets.id, ticketTransfers.ticketId))
    .innerJoin(orderItems, eq(orderItems.id, tickets.itemId))
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(eq(ticketTransfers.id, transferId));
  if (!ticketRow) return;
  const { eventId, orderId, type, order } = ticketRow;
  await inTransaction(context, async (inner) => {
    await lockEvent(inner, eventId);
    const { locale } = order;
    const event = (await eventsOf(inner, [eventId], locale)).get(eventId);
    const [transfer] = await inner.db
      .select()
      .from(ticketTransfers)
      .where(eq(ticketTransfers.id, transferId));
    if (!transfer || !event) return;
    const doors = await doorsOpen(inner, event.row);
    if (stateNow(transfer, doors, inner.now()) !== 'pending') return;
    const ends = transfer.endsAt < doors ? transfer.endsAt : doors;
    const { timeZone } = event.row;
    const labels = factLabels[locale];
    const start = toShortTime(event.row.startTime, timeZone);
    const typeName = pickText(type, locale).text;
    const { fromId } = transfer;
    const post = isReleased
      ? await postReleased(inner, eventId)
      : await openPost(inner, { eventId, by: fromId, ownerId: fromId });
    // Letters of test orders go to the member who ordered, whatever address was typed.
    const to = order.isTest ? await addressOf(inner, order.userId) : transfer.email;
    if (to === '') return;
    const caused = await post(
      to,
      'ticketOffered',
      () => ({
        key: 'ticketOffered',
        locale,
        values: {
          from: nameForStrangers(personName(transfer.fromName)) || SOMEBODY[locale],
          type: withoutLinks(typeName),
          title: event.shown.title,
          time: toShortTime(ends, timeZone),
        },
        expires: ends,
        sheet: {
          mark: withoutLinks(typeName),
          node: 'open',
          gutter: { large: start.slice(5, 10), small: start.slice(11, 16) },
          facts: [
            { label: labels.event, value: withoutLinks(event.shown.title) },
            { label: labels.when, value: start },
            {
              label: labels.where,
              value: withoutLinks([event.shown.city, event.shown.address].filter(Boolean).join(' · ')),
            },
            { label: labels.toPay, value: labels.nothing },
            { label: labels.takeBy, value: toShortTime(ends, timeZone) },
          ].filter(({ value }) => value !== ''),
          url: pageUrl(inner.config, locale, `/ac_ticket/take/${transferKey(inner, transferId)}`),
          foot: labels.whyOffered,
        },
      }),
      { orderId, transferId },
    );
    await inner.db.update(ticketTransfers).set(caused).where(eq(ticketTransfers.id, transferId));
  });
}
