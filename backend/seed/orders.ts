import { eq, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { OrderStatus, TicketState } from '@/backend/contract/tickets/statuses';
import { readableCode } from '@/backend/contract/tickets/reference';
import { events } from '@/backend/db/schema/events';
import { orderItems, orderLog, orders, tickets } from '@/backend/db/schema/orders';
import { payments, refunds } from '@/backend/db/schema/payments';
import { ticketTypes } from '@/backend/db/schema/tickets';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { newToken, secureRandom } from '@/backend/kernel/tokens';
import { orderNumber } from '@/backend/modules/tickets/commands/orders/number';
import { attendees } from './sample/attendees';
import type { EventSeed } from './types';

type Type = typeof ticketTypes.$inferSelect;

const HOUR_MS = 3_600_000;
/** Hours between sales, backwards from the last one; the list repeats. Some days have many sales, others hardly any. */
const GAPS_HOURS = [
  0.4, 1.1, 0.6, 0.3, 4.2, 2.5, 0.7, 0.2, 0.9, 6.8, 1.4, 0.5, 0.3, 0.2, 0.6, 3.1, 7.5, 1.9, 0.4, 0.8, 2.2,
  0.3, 0.5,
];
const AT_ONCE = 400;

/** A few orders that end otherwise than paid. */
const OTHERS = [
  { status: 'refunded', ticket: 'refunded', cause: 'buyer' },
  { status: 'cancelled', ticket: 'cancelled', cause: 'hold_expired' },
  { status: 'cancelled', ticket: 'cancelled', cause: 'buyer' },
] as const satisfies { status: OrderStatus; ticket: TicketState; cause: string }[];

/**
 * Seeds the orders of a sample event: as many as `sold` of its ticket types, and a few that were refunded or cancelled.
 */
export async function seedOrders(context: Context, eventId: number, seed: EventSeed): Promise<void> {
  const { db } = context;
  const types = await db
    .select()
    .from(ticketTypes)
    .where(eq(ticketTypes.eventId, eventId))
    .orderBy(ticketTypes.position);
  const [event] = await db.select({ startTime: events.startTime }).from(events).where(eq(events.id, eventId));
  // No ticket is sold after the start.
  const lastSale = Math.min(context.now().getTime(), event?.startTime.getTime() ?? Infinity);
  for (const [at, type] of types.entries()) {
    const sold = seed.tickets[at]?.sold ?? 0;
    const sales = drafts(type, sold, lastSale);
    for (let from = 0; from < sold; from += AT_ONCE)
      await store(context, type, sales.slice(from, from + AT_ONCE));
    await db.update(ticketTypes).set({ taken: sold }).where(eq(ticketTypes.id, type.id));
    if (at === 0 && sold > 0) await store(context, type, others(lastSale));
  }
}

interface Draft {
  name: string;
  at: Date;
  status: OrderStatus;
  ticket: TicketState;
  cause: (typeof OTHERS)[number]['cause'] | null;
}

function drafts(type: Type, count: number, lastSale: number): Draft[] {
  let at = lastSale;
  return Array.from({ length: count }, (_, n) => {
    at -= (GAPS_HOURS[(n + type.id * 5) % GAPS_HOURS.length] ?? 1) * HOUR_MS;
    return {
      name: attendees[(type.id * 7 + n) % attendees.length] ?? '',
      at: new Date(at),
      status: 'paid',
      ticket: 'valid',
      cause: null,
    };
  });
}

function others(lastSale: number): Draft[] {
  return OTHERS.map((draft, n) => ({
    ...draft,
    name: attendees[n * 5] ?? '',
    at: new Date(lastSale - (n * 9 + 5) * HOUR_MS),
  }));
}

async function store({ db }: Context, type: Type, orderDrafts: Draft[]): Promise<void> {
  const next = await readRows(
    db,
    sql`select nextval(pg_get_serial_sequence('orders', 'id')) as id from generate_series(1, ${orderDrafts.length})`,
    { id: integer },
  );
  const rows = next.flatMap(({ id }, at) => {
    const draft = orderDrafts[at];
    return draft ? [{ ...draft, id }] : [];
  });
  await db.insert(orders).values(rows.map((row) => toOrder(type, row)));
  const items = await db
    .insert(orderItems)
    .values(
      rows.map(({ id }) => ({
        orderId: id,
        ticketTypeId: type.id,
        quantity: 1,
        price: type.price,
        name: type.name,
      })),
    )
    .returning({ id: orderItems.id, orderId: orderItems.orderId });
  const itemOf = new Map(items.map((item) => [item.orderId, item.id]));
  await db.insert(tickets).values(
    rows.map(({ id, name, at, ticket }) => ({
      orderId: id,
      itemId: itemOf.get(id) ?? 0,
      eventId: type.eventId,
      ticketTypeId: type.id,
      code: readableCode(8, secureRandom),
      accessKey: newToken(),
      state: ticket,
      price: type.price,
      name,
      updatedAt: at,
    })),
  );
  await db
    .insert(orderLog)
    .values(
      rows.map(({ id, at, status }) => ({ orderId: id, at, action: 'created', after: status, detail: {} })),
    );
  await storeMoney(
    db,
    type,
    rows.filter(({ cause }) => cause === null || cause === 'buyer'),
  );
}

function toOrder(type: Type, { id, name, at, status, cause }: Draft & { id: number }) {
  return {
    id,
    number: orderNumber(id),
    eventId: type.eventId,
    status,
    cause,
    total: type.price,
    currency: type.currency,
    name,
    email: '',
    locale: 'zh-Hans' as const,
    method: type.price === 0 ? 'free' : 'manual',
    requestKey: `sample:${id}`,
    requestHash: '',
    paidAt: status === 'cancelled' ? null : at,
    createdAt: at,
    updatedAt: at,
  };
}

/** Stores the payments and refunds of orders. */
async function storeMoney(db: Context['db'], type: Type, rows: (Draft & { id: number })[]): Promise<void> {
  const paid = rows.filter(({ status }) => type.price > 0 && status !== 'cancelled');
  if (paid.length === 0) return;
  const money = { amount: type.price, currency: type.currency };
  const stored = await db
    .insert(payments)
    .values(
      paid.map(({ id, at }) => ({
        ...money,
        orderId: id,
        provider: 'manual' as const,
        providerId: `sample:${id}`,
        state: 'received' as const,
        createdAt: at,
        receivedAt: at,
      })),
    )
    .returning({ id: payments.id, orderId: payments.orderId });
  const back = paid.filter(({ status }) => status === 'refunded');
  if (back.length === 0) return;
  await db.insert(refunds).values(
    back.map(({ id, at }) => ({
      ...money,
      orderId: id,
      paymentId: stored.find(({ orderId }) => orderId === id)?.id,
      state: 'done' as const,
      isManual: true,
      reason: '',
      createdAt: at,
      doneAt: at,
    })),
  );
}
