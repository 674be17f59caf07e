import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { accountLabel } from '@/backend/contract/accounts/generated-nickname';
import { shownPicture } from '@/backend/contract/addresses';
import { ownValue } from '@/backend/contract/own-value';
import type { Order } from '@/backend/contract/tickets/order';
import type { Locale } from '@/backend/contract/locale';
import { orderItems, orderLog, tickets } from '@/backend/db/schema/orders';
import { inviteCodes } from '@/backend/db/schema/tickets';
import { events, eventTexts, organisers } from '@/backend/db/schema/events';
import { users } from '@/backend/db/schema/users';
import { idArray } from '@/backend/db/arrays';
import { instant, integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import { toZonedIso } from '@/backend/kernel/text/time';
import { organiserName } from '@/backend/modules/events/queries/organiser-name';
import { type EventRow, type EventTextRow, shownText, stateOf } from '@/backend/modules/events/queries/row';
import { handedOnIn } from '@/backend/modules/tickets/queries/transfers/handed-on';
import { isHolderEntry } from '@/backend/modules/tickets/queries/gate/holder-entry';
import type { OrderRow, TicketRow } from './rows';
import { transfersOf } from '@/backend/modules/tickets/queries/transfers/pending';

/** By event id: the row of an event, and what orders show of it. */
export async function eventsOf(
  { db, now }: Context,
  eventIds: number[],
  locale: Locale,
): Promise<Map<number, { row: EventRow; shown: Order['event'] }>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db.select().from(events).where(inArray(events.id, eventIds));
  const texts = await db.select().from(eventTexts).where(inArray(eventTexts.eventId, eventIds));
  const organiserIds = rows.map(({ organiserId }) => organiserId);
  const accounts = await db.select().from(organisers).where(inArray(organisers.id, organiserIds));
  return new Map(
    rows.map((row) => {
      const textsOfEvent = texts.filter(({ eventId }) => eventId === row.id);
      const account = accounts.find(({ id }) => id === row.organiserId);
      const organiser = account ? organiserName(account.name, locale).text : '';
      return [row.id, { row, shown: { ...toOrderEvent(row, textsOfEvent, locale, now()), organiser } }];
    }),
  );
}

function toOrderEvent(
  row: EventRow,
  texts: EventTextRow[],
  locale: Locale,
  now: Date,
): Omit<Order['event'], 'organiser'> {
  const text = shownText(row, texts, locale);
  return {
    id: row.id,
    title: text?.title ?? '',
    lang: text?.lang ?? locale,
    poster: shownPicture(row.poster),
    start_time: toZonedIso(row.startTime, row.timeZone),
    end_time: toZonedIso(row.endTime, row.timeZone),
    time_zone: row.timeZone,
    city: text?.city ?? '',
    address: text?.address ?? '',
    state: stateOf(row, now),
  };
}

/** By order id: the lines of orders, with names and prices at the time of the order. */
export async function itemsOf(
  { db }: Context,
  orderIds: number[],
  locale: Locale,
): Promise<Map<number, Order['items']>> {
  const lines = new Map<number, Order['items']>();
  if (orderIds.length === 0) return lines;
  const rows = await db
    .select({ item: orderItems, code: inviteCodes.code })
    .from(orderItems)
    .leftJoin(inviteCodes, eq(inviteCodes.id, orderItems.codeId))
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.id));
  for (const { item, code } of rows) {
    const line = {
      ticket_type_id: item.ticketTypeId,
      name: pickText(item.name, locale).text,
      quantity: item.quantity,
      price: item.price,
      code: code ?? '',
    };
    lines.set(item.orderId, [...(lines.get(item.orderId) ?? []), line]);
  }
  return lines;
}

/** The tickets of an order on the wire. */
export async function ticketsOf(
  context: Context,
  order: OrderRow,
  event: EventRow,
  locale: Locale,
): Promise<Order['tickets']> {
  const rows = await context.db
    .select({ ticket: tickets, typeName: orderItems.name })
    .from(tickets)
    .innerJoin(orderItems, eq(orderItems.id, tickets.itemId))
    .where(eq(tickets.orderId, order.id))
    .orderBy(asc(tickets.id));
  const isHandedOn = await handedOnIn(context, order);
  const entries = await entriesOf(
    context,
    rows.map(({ ticket }) => ticket.id),
  );
  const seats = rows.map(({ ticket }) => ticket);
  const transfers = await transfersOf(context, seats, { fromId: order.userId, isGone: isHandedOn });
  return rows.map(({ ticket, typeName }) => ({
    ...toTicket(ticket, event, { entry: entries.get(ticket.id), wasTransferred: isHandedOn(ticket) }),
    transfer: transfers.get(ticket.id) ?? null,
    type_name: pickText(typeName, locale).text,
  }));
}

/** Which of these orders have tickets with a refund request that the organiser has not decided. */
export async function withRequestedRefunds({ db }: Context, orderIds: number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ orderId: tickets.orderId })
    .from(tickets)
    .where(and(inArray(tickets.orderId, orderIds), eq(tickets.state, 'refunding')));
  return new Set(rows.map(({ orderId }) => orderId));
}

function toTicket(
  ticket: TicketRow,
  event: EventRow,
  { entry, wasTransferred }: { entry: string | undefined; wasTransferred: boolean },
) {
  return {
    id: ticket.id,
    // The number of a ticket admits to the event, so only its new holder may see it.
    code: wasTransferred ? '' : ticket.code,
    ticket_type_id: ticket.ticketTypeId,
    state: ticket.state,
    price: ticket.price,
    name: ticket.name,
    email: ticket.email,
    answers: ticket.answers,
    is_complete: isComplete(ticket, event),
    checked_in_time: entry ?? null,
    was_transferred: wasTransferred,
    key: wasTransferred ? '' : ticket.accessKey,
  };
}

/** Whether a ticket has a name and all required answers. */
function isComplete({ name, answers }: TicketRow, { questions }: EventRow): boolean {
  return (
    name.trim() !== '' &&
    questions.every(({ key, isRequired }) => !isRequired || (ownValue(answers, key) ?? '').trim() !== '')
  );
}

/** By ticket id: the first entry at any list, as an ISO instant; unused tickets have no entry. */
export async function entriesOf({ db }: Context, ticketIds: number[]): Promise<Map<number, string>> {
  if (ticketIds.length === 0) return new Map();
  const rows = await readRows(
    db,
    sql`
    select s.ticket_id as id, min(s.at) as at from scans s
    where s.ticket_id = any(${idArray(ticketIds)}) and ${isHolderEntry} group by 1`,
    { id: integer, at: instant },
  );
  return new Map(rows.map(({ id, at }) => [id, at.toISOString()]));
}

/** The stored log of an order, newest first, with the nicknames of those who acted. */
export function readLog({ db }: Context, order: Pick<OrderRow, 'id'>) {
  return db
    .select({ entry: orderLog, name: users.nickname })
    .from(orderLog)
    .leftJoin(users, eq(users.id, orderLog.actorId))
    .where(eq(orderLog.orderId, order.id))
    .orderBy(sql`${orderLog.id} desc`);
}

/**
 * The log of an order, newest first. The buyer appears with the name in the order, which may differ from that of the
 * account.
 */
export async function logOf(context: Context, order: OrderRow): Promise<Order['log']> {
  const rows = await readLog(context, order);
  return rows.map(({ entry, name }) => ({
    time: entry.at.toISOString(),
    action: entry.action,
    actor: actorOf(entry.actorId, name, order),
    detail: entry.detail,
  }));
}

function actorOf(id: number | null, name: string | null, order: OrderRow): string {
  if (id === null || name === null) return '';
  return id === order.userId ? order.name : accountLabel(name, id);
}
