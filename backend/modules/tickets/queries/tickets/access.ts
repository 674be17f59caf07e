import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { TICKET_KEY_DAYS } from '@/backend/contract/tickets/limits';
import { formerCodes, orderItems, tickets } from '@/backend/db/schema/orders';
import { idArray } from '@/backend/db/arrays';
import { instant, integer, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { hashToken } from '@/backend/kernel/tokens';
import { pickText } from '@/backend/kernel/text/local';
import { toQuestion } from '@/backend/modules/events/queries/own-event';
import { shownMap } from '@/backend/modules/events/queries/row';
import { wasTransferred } from '@/backend/modules/tickets/queries/transfers/handed-on';
import { isHolderEntry } from '@/backend/modules/tickets/queries/gate/holder-entry';
import { eventsOf } from '@/backend/modules/tickets/queries/orders/parts';
import type { TicketRow } from '@/backend/modules/tickets/queries/orders/rows';
import { signTicket } from './key';
import { transfersOf } from '@/backend/modules/tickets/queries/transfers/pending';

type TicketAccess = CallOutput<'ticketOfMine'>;

/**
 * The condition for tickets a member holds: those with the address of their account, and those they bought without
 * another address. The address of an order can be changed at any time, so it opens no ticket that was transferred.
 */
const isMine = (member: Member) => sql`(
  lower(t.email) = (select u.email from users u where u.id = ${member.id})
  or (t.email = '' or t.version = t.renewals + 1 and lower(t.email) = lower(o.email)) and o.user_id = ${member.id} and not o.is_guest)`;

/**
 * A ticket that a member holds.
 * @throws ApiError notFound for somebody else's ticket, and for one that is not paid yet
 */
export async function findOwnTicket(context: Context, member: Member, id: number): Promise<TicketRow> {
  const [ticketRow] = await readRows(
    context.db,
    sql`
    select t.id from tickets t join orders o on o.id = t.order_id
    where t.id = ${id} and t.state <> 'reserved' and t.state <> 'requested' and ${isMine(member)}`,
    { id: integer },
  );
  if (!ticketRow) throw new ApiError('notFound');
  return seatOf(context, eq(tickets.id, id));
}

/**
 * The ticket of an access key, until a number of days after the event; later its holder, signed in, still finds it in
 * their own list.
 * @throws ApiError notFound, keyRenewed for a link whose holder has a newer one
 */
export async function ticketByKey(context: Context, key: string): Promise<TicketRow> {
  const since = new Date(context.now().getTime() - TICKET_KEY_DAYS * 86_400_000).toISOString();
  const isOpen = sql`exists (select 1 from events e where e.id = ${tickets.eventId} and e.end_time > ${since}::timestamptz)`;
  const [seat] = await context.db
    .select()
    .from(tickets)
    .where(and(eq(tickets.accessKey, key), isOpen));
  if (seat) return seat;
  const [renewed] = await context.db
    .select({ id: tickets.id })
    .from(formerCodes)
    .innerJoin(tickets, eq(tickets.id, formerCodes.ticketId))
    .where(and(eq(formerCodes.keyHash, hashToken(key)), isOpen));
  throw new ApiError(renewed ? 'keyRenewed' : 'notFound');
}

async function seatOf({ db }: Context, where: ReturnType<typeof and>): Promise<TicketRow> {
  const [row] = await db.select().from(tickets).where(where);
  if (!row) throw new ApiError('notFound');
  return row;
}

/** A page of the tickets a member holds: upcoming ones soonest first, past ones latest first. */
export async function listMyTickets(
  context: Context,
  member: Member,
  { page, size, locale, when }: CallParsedInput<'myTickets'>,
): Promise<CallOutput<'myTickets'>> {
  const now = sql`${context.now().toISOString()}::timestamptz`;
  const isUpcoming = when === 'upcoming';
  const rows = await readRows(
    context.db,
    sql`
    select t.id, count(*) over () as total from tickets t
      join orders o on o.id = t.order_id join events e on e.id = t.event_id
    where ${isMine(member)} and t.state in ('valid', 'refunding', 'refunded', 'cancelled')
      and not (t.state = 'cancelled' and o.paid_at is null)
      and ${isUpcoming ? sql`e.end_time > ${now}` : sql`e.end_time <= ${now}`}
    order by ${isUpcoming ? sql`e.start_time, t.id` : sql`e.start_time desc, t.id`}
    limit ${size} offset ${(page - 1) * size}`,
    { id: integer, total: integer },
  );
  const ids = rows.map(({ id }) => id);
  const unsorted =
    ids.length > 0 ? await context.db.select().from(tickets).where(inArray(tickets.id, ids)) : [];
  const seats = ids.flatMap((id) => unsorted.filter((seat) => seat.id === id));
  return {
    list: await readTicketAccesses(context, seats, locale),
    total: rows[0]?.total ?? 0,
    page,
    size,
  };
}

/** One ticket as its holder sees it, without its order. @throws ApiError notFound */
export async function readTicketAccess(
  context: Context,
  seat: TicketRow,
  locale: Locale,
): Promise<TicketAccess> {
  const [access] = await readTicketAccesses(context, [seat], locale);
  if (!access) throw new ApiError('notFound');
  return access;
}

/** Tickets as their holder sees them, in their order; the number of statements does not depend on how many there are. */
async function readTicketAccesses(
  context: Context,
  seats: readonly TicketRow[],
  locale: Locale,
): Promise<TicketAccess[]> {
  if (seats.length === 0) return [];
  const events = await eventsOf(context, [...new Set(seats.map(({ eventId }) => eventId))], locale);
  const itemIds = seats.map(({ itemId }) => itemId);
  const items = await context.db.select().from(orderItems).where(inArray(orderItems.id, itemIds));
  const entries = await firstEntries(
    context,
    seats.map(({ id }) => id),
  );
  const transfers = await transfersOf(context, seats);
  const list: TicketAccess[] = [];
  for (const seat of seats) {
    const event = events.get(seat.eventId);
    const item = items.find(({ id }) => id === seat.itemId);
    if (!event || !item) continue;
    const parts = { event, item, entry: entries.get(seat.id), transfer: transfers.get(seat.id) ?? null };
    list.push(await toTicketAccess(context, seat, parts, locale));
  }
  return list;
}

interface Parts {
  event: NonNullable<ReturnType<Awaited<ReturnType<typeof eventsOf>>['get']>>;
  item: typeof orderItems.$inferSelect;
  entry: { at: string; list: string } | undefined;
  transfer: TicketAccess['transfer'];
}

async function toTicketAccess(
  context: Context,
  seat: TicketRow,
  { event, item, entry, transfer }: Parts,
  locale: Locale,
): Promise<TicketAccess> {
  const isValid = seat.state === 'valid';
  return {
    id: seat.id,
    code: seat.code,
    ticket_type_id: seat.ticketTypeId,
    type_name: pickText(item.name, locale).text,
    state: seat.state,
    name: seat.name,
    email: seat.email,
    answers: seat.answers,
    checked_in_time: entry?.at ?? null,
    checked_in_where: entry?.list ?? '',
    was_transferred: wasTransferred(seat),
    transfer,
    event: {
      ...event.shown,
      map_url: shownMap(event.row),
      join_url: isValid ? event.row.joinUrl : '',
    },
    agenda: event.row.agenda.map(({ time, title }) => ({ time, title: pickText(title, locale).text })),
    token: isValid
      ? await signTicket(context, { eventId: seat.eventId, ticketId: seat.id, version: seat.version })
      : '',
    key: seat.accessKey,
    questions: event.row.questions.map((question) => toQuestion(question, locale)),
    server_time: context.now().toISOString(),
  };
}

/** By ticket id: when its holder was first admitted (ISO), and at which check-in list. */
async function firstEntries({ db }: Context, ticketIds: readonly number[]) {
  const rows = await readRows(
    db,
    sql`
    select distinct on (s.ticket_id) s.ticket_id as id, s.at, l.name as list
    from scans s join check_in_lists l on l.id = s.list_id
    where s.ticket_id = any(${idArray(ticketIds)}) and ${isHolderEntry}
    order by s.ticket_id, s.at`,
    { id: integer, at: instant, list: text },
  );
  return new Map(rows.map(({ id, at, list }) => [id, { at: at.toISOString(), list }] as const));
}
