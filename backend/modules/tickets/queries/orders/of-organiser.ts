import { eq, sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { events } from '@/backend/db/schema/events';
import type { Locale } from '@/backend/contract/locale';
import { instant, integer, nullable, oneOf, type RowOf, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { type EventRight, managedEvent } from '@/backend/modules/events/queries/managed';
import { offlineEntriesOf } from '@/backend/modules/tickets/queries/gate/rule-conflicts';
import { findOrder } from './find';
import { findUndo } from './undo';
import { isBuyerBlocked } from './unpaid-claims';
import { readOrder } from './read';
import type { OrderRow } from './rows';

type Letters = CallOutput<'activityOrder'>['letters'];

/** An order of an event in which a member has a right. @throws ApiError notFound, for somebody else's event, too */
export async function managedOrder(
  context: Context,
  member: Member,
  id: number,
  right: EventRight,
): Promise<OrderRow> {
  const order = await findOrder(context, id);
  await managedEvent(context, member, order.eventId, right);
  return order;
}

/**
 * An order for its organiser: with the internal note and the state of each letter, without the access keys of tickets.
 */
export async function readDeskOrder(
  context: Context,
  id: number,
  locale: Locale,
): Promise<CallOutput<'activityOrder'>> {
  const order = await findOrder(context, id);
  const [event] = await context.db.select().from(events).where(eq(events.id, order.eventId));
  const whole = await readOrder(context, order, locale);
  const entries = await offlineEntriesOf(context, { orderId: id });
  return {
    ...whole,
    tickets: whole.tickets.map((ticket) => ({
      ...ticket,
      key: '',
      offline_entry: entries.get(ticket.id) ?? null,
    })),
    note: order.note,
    details_version: order.detailsVersion,
    is_buyer_blocked: event !== undefined && (await isBuyerBlocked(context, order, event)),
    undo_until: (await findUndo(context, id))?.until.toISOString() ?? null,
    letters: await lettersOf(context, id),
  };
}

const DELIVERY_COLUMNS = {
  delivered_at: nullable(instant),
  failed_at: nullable(instant),
  held: nullable(oneOf(['waiting', 'released', 'stopped', 'outdated'])),
};
type Delivery = RowOf<typeof DELIVERY_COLUMNS>;

function stateOf({ held: reviewState, failed_at, delivered_at }: Delivery): Letters[number]['state'] {
  if (reviewState !== null) return reviewState === 'waiting' ? 'held' : 'stopped';
  return failed_at ? 'failed' : delivered_at ? 'sent' : 'waiting';
}

async function lettersOf({ db }: Context, orderId: number): Promise<Letters> {
  const rows = await readRows(
    db,
    sql`
    select l.ticket_id, l."to", l.created_at, b.delivered_at, b.failed_at, b.last_error, h.state as held
    from ticket_letters l join tickets t on t.id = l.ticket_id left join outbox b on b.id = l.outbox_id
      left join held_letters h on h.id = l.held_id
    where t.order_id = ${orderId} order by l.id desc`,
    { ticket_id: integer, to: text, created_at: instant, last_error: nullable(text), ...DELIVERY_COLUMNS },
  );
  return rows.map((row) => ({
    ticket_id: row.ticket_id,
    to: row.to,
    state: stateOf(row),
    error: row.delivered_at ? '' : (row.last_error ?? ''),
    time: (row.delivered_at ?? row.failed_at ?? row.created_at).toISOString(),
  }));
}
