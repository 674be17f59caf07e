import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { TRANSFER_HOURS } from '@/backend/contract/tickets/limits';
import type { Order } from '@/backend/contract/tickets/order';
import type { TransferState } from '@/backend/contract/tickets/statuses';
import { heldLetters } from '@/backend/db/schema/letters';
import { outbox } from '@/backend/db/schema/system';
import { ticketTransfers } from '@/backend/db/schema/transfers';
import { idArray } from '@/backend/db/arrays';
import { instant, integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { isSame, keyedHash } from '@/backend/kernel/tokens';
import type { EventRow } from '@/backend/modules/events/queries/row';
import type { TicketRow, TransferRow } from '@/backend/modules/tickets/queries/orders/rows';

type Transfer = NonNullable<Order['tickets'][number]['transfer']>;

const KEY = /^(\d{1,15})\.([0-9a-f]{64})$/;

/** When the first visitors are let in: at the opening of the earliest check-in list, or the start of the event. */
export const doorsOf = (event: { id: unknown; start: unknown }) =>
  sql`least(${event.start}, (select min(l.opens_at) from check_in_lists l where l.event_id = ${event.id}))`;

export async function doorsOpen({ db }: Context, { id, startTime }: EventRow): Promise<Date> {
  const start = sql`${startTime.toISOString()}::timestamptz`;
  const [row] = await readRows(db, sql`select ${doorsOf({ id, start })} as at`, { at: instant });
  return row?.at ?? startTime;
}

/** By event id: when the first visitors of events are let in. */
async function doorsOfEvents({ db }: Context, ids: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  const rows = await readRows(
    db,
    sql`
    select e.id, ${doorsOf({ id: sql`e.id`, start: sql`e.start_time` })} as at from events e where e.id = any(${idArray(ids)})`,
    { id: integer, at: instant },
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Until when a ticket transfer that starts now can be accepted. */
export const endOf = (now: Date): Date => new Date(now.getTime() + TRANSFER_HOURS * 3_600_000);

/**
 * The key in the link of the letter. It is derived from the id, so that nothing stored in the database opens the link.
 */
export function transferKey({ config }: Context, id: number): string {
  return `${id}.${keyedHash(config.secret, `transfer:${id}`)}`;
}

/** The transfer a link names, in whatever state. @throws ApiError notFound */
export async function transferByKey(context: Context, key: string): Promise<TransferRow> {
  const id = Number(KEY.exec(key)?.[1] ?? 0);
  if (id === 0 || !isSame(key, transferKey(context, id))) throw new ApiError('notFound');
  const [row] = await context.db.select().from(ticketTransfers).where(eq(ticketTransfers.id, id));
  if (!row) throw new ApiError('notFound');
  return row;
}

/** The pending transfer of a ticket, even if its time is over; while the event is locked it stays pending. */
export async function pendingOf({ db }: Context, ticketId: number): Promise<TransferRow | null> {
  const [row] = await db
    .select()
    .from(ticketTransfers)
    .where(and(eq(ticketTransfers.ticketId, ticketId), eq(ticketTransfers.state, 'pending')));
  return row ?? null;
}

/** The state of a transfer at this moment: one whose time is over has ended, whether or not the sweep has ended it. */
export function stateNow({ state, endsAt }: TransferRow, doors: Date, now: Date): TransferState {
  return state === 'pending' && (endsAt <= now || doors <= now) ? 'expired' : state;
}

interface Whose {
  /** The member who started the transfer; when left out, the current holder. */
  fromId?: number | null;
  /** Whether the ticket belongs to another person by now: then the accepted transfer is shown. */
  isGone?: (seat: TicketRow) => boolean;
}

/**
 * By ticket id: the last transfer that its sender may see. Transfers started by earlier or later holders are not shown.
 * Two statements for any number of tickets.
 */
export async function transfersOf(
  context: Context,
  seats: readonly TicketRow[],
  { fromId, isGone = () => false }: Whose = {},
): Promise<ReadonlyMap<number, Transfer>> {
  const transferByTicket = new Map<number, Transfer>();
  if (seats.length === 0 || fromId === null) return transferByTicket;
  const ids = seats.map(({ id }) => id);
  const rows = await context.db
    .select({ row: ticketTransfers, letter: outbox, held: heldLetters.state })
    .from(ticketTransfers)
    .leftJoin(outbox, eq(outbox.id, ticketTransfers.outboxId))
    .leftJoin(heldLetters, eq(heldLetters.id, ticketTransfers.heldId))
    .where(
      and(
        inArray(ticketTransfers.ticketId, ids),
        fromId === undefined ? undefined : eq(ticketTransfers.fromId, fromId),
      ),
    )
    .orderBy(desc(ticketTransfers.id));
  if (rows.length === 0) return transferByTicket;
  const doorsByEvent = await doorsOfEvents(context, [...new Set(seats.map(({ eventId }) => eventId))]);
  for (const seat of seats) {
    const doors = doorsByEvent.get(seat.eventId);
    const last = rows.find(({ row }) => row.ticketId === seat.id);
    if (!last || !doors) continue;
    const { row, letter, held: reviewState } = last;
    if (row.state === 'taken' ? !isGone(seat) : row.version !== seat.version) continue;
    transferByTicket.set(seat.id, {
      ...toTransfer(row, doors, context.now()),
      letter: letterState(letter, reviewState),
    });
  }
  return transferByTicket;
}

function toTransfer(row: TransferRow, doors: Date, now: Date): Omit<Transfer, 'letter'> {
  const ends = row.endsAt < doors ? row.endsAt : doors;
  const state = stateNow(row, doors, now);
  return {
    state,
    name: row.name,
    email: row.email,
    sent_time: row.sentAt.toISOString(),
    ends_time: ends.toISOString(),
    ended_time: (row.endedAt ?? (state === 'pending' ? null : ends))?.toISOString() ?? null,
  };
}

function letterState(
  letter: typeof outbox.$inferSelect | null,
  reviewState: typeof heldLetters.$inferSelect.state | null,
): Transfer['letter'] {
  if (reviewState === 'waiting') return 'held';
  if (reviewState === 'stopped') return 'stopped';
  if (letter === null) return 'waiting';
  return letter.failedAt ? 'failed' : letter.deliveredAt ? 'sent' : 'waiting';
}
