import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { toInviteCode } from '@/backend/contract/tickets/invite-code';
import { MAX_TICKETS } from '@/backend/contract/tickets/limits';
import { orders } from '@/backend/db/schema/orders';
import { events } from '@/backend/db/schema/events';
import { inviteCodes } from '@/backend/db/schema/tickets';
import { instant, integer, nullable } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { rolesIn } from '@/backend/modules/events/queries/managed';
import { toQuestion } from '@/backend/modules/events/queries/own-event';
import { type EventRow, type TicketTypeRow, toTicketType } from '@/backend/modules/events/queries/row';
import { readSeats, type Seats } from './free-seats';
import { ticketsOfMember } from '@/backend/modules/tickets/queries/tickets/of-member';
import { toRows } from '@/backend/modules/tickets/queries/orders/read';
import { waitingOf } from '@/backend/modules/tickets/queries/waiting-list/entry';

type Offer = CallOutput<'ticketOffer'>;

/** Ticket types of an event, each with the number of tickets that the caller can take. @throws ApiError notFound */
export async function readOffer(
  context: Context,
  member: Member | null,
  { event_id, codes, locale }: CallParsedInput<'ticketOffer'>,
): Promise<Offer> {
  const event = await visibleEvent(context, member, event_id);
  const seats = await readSeats(context, event);
  const opened = await openedBy(context, event, seats.types, codes);
  const seatHolds = await heldSeats(context, event.id, member);
  const mine = member ? await ticketsOfMember(context, member.id, event.id) : new Map<number, number>();
  const isPublic = event.hasPublicNumbers;
  const shown = seats.types.filter((type) => !type.isHidden || opened.has(type.id));
  return {
    event_id,
    tickets: shown.map((type) => ({
      ...toTicketType(type, event, seats.publicOf(type.id), locale, context.now()),
      is_hidden: type.isHidden,
      needs_code: type.isHidden || type.kind === 'invitation',
      held: isPublic ? (seatHolds.get(type.id)?.total ?? 0) : null,
      first_release: isPublic ? (seatHolds.get(type.id)?.first ?? null) : null,
      may_take: mayTake(type, event, seats, mine),
      waiting: isPublic ? (seats.waitedFor.get(type.id) ?? 0) : null,
    })),
    open_orders: member ? await openOrders(context, member, event.id, locale) : [],
    waiting: member ? await waitingOf(context, member.id, event.id) : [],
    needs_approval: event.needsApproval,
    questions: event.questions.map((question) => toQuestion(question, locale)),
    sold: isPublic ? seats.types.reduce((sum, { taken }) => sum + taken, 0) : null,
    server_time: context.now().toISOString(),
  };
}

/** A public event, or a draft for its staff. @throws ApiError notFound */
async function visibleEvent(context: Context, member: Member | null, id: number): Promise<EventRow> {
  const [event] = await context.db.select().from(events).where(eq(events.id, id));
  if (!event) throw new ApiError('notFound');
  if (event.status === 'published' || event.status === 'cancelled') return event;
  if (member && (await rolesIn(context, member, event)).length > 0) return event;
  throw new ApiError('notFound');
}

/**
 * The number of tickets that a buyer can take. Free seats limit it only where their number is published; otherwise a
 * larger order is refused.
 */
function mayTake(
  type: TicketTypeRow,
  { hasPublicNumbers }: EventRow,
  seats: Seats,
  mine: ReadonlyMap<number, number>,
): number {
  const left = seats.publicOf(type.id);
  const max = Math.min(type.perPersonLimit - (mine.get(type.id) ?? 0), MAX_TICKETS);
  return Math.max(0, hasPublicNumbers || left === 0 ? Math.min(max, left) : max);
}

/** Ids of the ticket types that these codes open; unknown and used-up codes open none. */
async function openedBy(
  context: Context,
  event: EventRow,
  types: TicketTypeRow[],
  codes: string[],
): Promise<ReadonlySet<number>> {
  const rows = await usableCodes(context, event.id, codes);
  return new Set(rows.flatMap((row) => typesOf(row.ticketTypeId, types)));
}

/** Ids of the ticket types that a code opens: its own one, or all that require a code. */
function typesOf(typeId: number | null, types: TicketTypeRow[]): number[] {
  if (typeId !== null) return [typeId];
  return types.filter((type) => type.isHidden || type.kind === 'invitation').map(({ id }) => id);
}

function usableCodes({ db }: Context, eventId: number, codes: string[]) {
  const wanted = codes.map(toInviteCode);
  return wanted.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(inviteCodes)
        .where(
          and(
            eq(inviteCodes.eventId, eventId),
            inArray(inviteCodes.code, wanted),
            isNull(inviteCodes.revokedAt),
            sql`${inviteCodes.uses} < ${inviteCodes.usesLimit}`,
          ),
        );
}

/** The ticket types that a code opens. @throws ApiError notFound for the event, wrongCode */
export async function readCode(
  context: Context,
  member: Member | null,
  { event_id, code }: CallParsedInput<'checkCode'>,
): Promise<CallOutput<'checkCode'>> {
  const event = await visibleEvent(context, member, event_id);
  const [row] = await usableCodes(context, event.id, [code]);
  if (!row) throw new ApiError('wrongCode', { code: 'unknown' });
  const { types } = await readSeats(context, event);
  return { ticket_type_ids: typesOf(row.ticketTypeId, types), uses_left: row.usesLimit - row.uses };
}

/** By ticket-type id: seats held by others, and when the first of these seat holds ends. */
async function heldSeats({ db }: Context, eventId: number, member: Member | null) {
  const rows = await readRows(
    db,
    sql`
    select t.ticket_type_id as type_id, count(*) as total,
      min(o.hold_until) filter (where o.transfer_id is null) as first
    from tickets t join orders o on o.id = t.order_id
    where t.event_id = ${eventId} and t.state = 'reserved' and o.user_id is distinct from ${member?.id ?? null}::bigint
    group by 1`,
    { type_id: integer, total: integer, first: nullable(instant) },
  );
  return new Map(
    rows.map((row) => [row.type_id, { total: row.total, first: row.first?.toISOString() ?? null }]),
  );
}

async function openOrders(
  context: Context,
  member: Member,
  eventId: number,
  locale: CallParsedInput<'ticketOffer'>['locale'],
): Promise<Offer['open_orders']> {
  const rows = await context.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, member.id),
        eq(orders.eventId, eventId),
        eq(orders.isGuest, false),
        inArray(orders.status, ['payment_in_progress', 'awaiting_approval']),
      ),
    );
  return toRows(context, rows, locale);
}
