import { asc, inArray, sql } from 'drizzle-orm';
import { payments, refunds } from '@/backend/db/schema/payments';
import { idArray } from '@/backend/db/arrays';
import { integer, type RowOf } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import type { OrderRow, PaymentRow, RefundRow } from '@/backend/modules/tickets/queries/orders/rows';

/** The money of an order, in minor units of its currency. */
export interface Money {
  payments: PaymentRow[];
  refunds: RefundRow[];
  received: number;
  /** Refunds that are done or under way; this money must not be promised again. */
  committed: number;
  /** Refunds that are done. */
  returned: number;
  /** Refunds that are under way: owed until they are done. */
  toPayBack: number;
  /** Received money that is neither committed, kept nor parked: refunds of tickets are paid from it. May be negative. */
  balance: number;
  /** The price of its tickets that are requested, reserved, valid or refunding, less what the organiser waived. */
  due: number;
  /** How many such tickets there are. */
  live: number;
  /** Still to be paid; 0 unless the order is open. */
  owed: number;
  /** A delayed payment has begun, and its result is not known yet. */
  isDelayed: boolean;
  /** Received money that is not due, kept, parked or committed: somebody has to decide about it. */
  toReturn: number;
}

/** Reads the money of an order, as sums of its payments, refunds and tickets. */
export async function readMoney(context: Context, order: OrderRow): Promise<Money> {
  const money = (await readMoneyOf(context, [order])).get(order.id);
  if (!money) throw new Error('the money of an order is always known');
  return money;
}

/** By order id: the money of orders, in three statements for any number of them. */
export async function readMoneyOf(
  { db }: Context,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<number, Money>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const paid = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, ids))
    .orderBy(asc(payments.id));
  const back = await db.select().from(refunds).where(inArray(refunds.orderId, ids)).orderBy(asc(refunds.id));
  const worth = await readRows(
    db,
    sql`
    select order_id, sum(price) as due, count(*) as live from tickets where order_id = any(${idArray(ids)})
      and state in ('requested', 'reserved', 'valid', 'refunding') group by 1`,
    WORTH_COLUMNS,
  );
  return new Map(
    orders.map((order) => [
      order.id,
      toMoney(
        order,
        paid.filter(({ orderId }) => orderId === order.id),
        back.filter(({ orderId }) => orderId === order.id),
        worth.find(({ order_id }) => order_id === order.id),
      ),
    ]),
  );
}

/** The tickets of an order that are requested, reserved, valid or refunding: their price and number. */
const WORTH_COLUMNS = { order_id: integer, due: integer, live: integer };
type Worth = RowOf<typeof WORTH_COLUMNS>;

function toMoney(order: OrderRow, paid: PaymentRow[], back: RefundRow[], worth: Worth | undefined): Money {
  const received = sumOf(paid.filter(({ state }) => state === 'received'));
  const committed = sumOf(back.filter(({ state }) => state !== 'failed'));
  const returned = sumOf(back.filter(({ state }) => state === 'done'));
  const due = Math.max(0, (worth?.due ?? 0) - order.waived);
  const live = worth?.live ?? 0;
  const balance = received - committed - order.kept - order.parked;
  const isOpen = order.status === 'payment_in_progress' || order.status === 'awaiting_approval';
  return {
    payments: paid,
    refunds: back,
    received,
    committed,
    returned,
    toPayBack: committed - returned,
    balance,
    due,
    live,
    owed: isOpen ? Math.max(0, due - received + committed) : 0,
    isDelayed: paid.some(
      ({ state, provider, expiresAt }) => provider === 'stripe' && state === 'pending' && expiresAt === null,
    ),
    toReturn: Math.max(0, balance - due),
  };
}

export function sumOf(rows: { amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
