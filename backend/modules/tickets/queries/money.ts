import { asc, eq, sql } from 'drizzle-orm';
import { payments, refunds } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import type { OrderRow, PaymentRow, RefundRow } from './rows';

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
export async function readMoney({ db }: Context, order: OrderRow): Promise<Money> {
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, order.id))
    .orderBy(asc(payments.id));
  const back = await db.select().from(refunds).where(eq(refunds.orderId, order.id)).orderBy(asc(refunds.id));
  const [worth] = await db.execute<{ due: string; live: string }>(sql`
    select coalesce(sum(price), 0) as due, count(*) as live from tickets where order_id = ${order.id}
      and state in ('requested', 'reserved', 'valid', 'refunding')`);
  const received = sumOf(paid.filter(({ state }) => state === 'received'));
  const committed = sumOf(back.filter(({ state }) => state !== 'failed'));
  const returned = sumOf(back.filter(({ state }) => state === 'done'));
  const due = Math.max(0, Number(worth?.due ?? 0) - order.waived);
  const live = Number(worth?.live ?? 0);
  const isOpen = order.status === 'payment_in_progress' || order.status === 'awaiting_approval';
  return {
    payments: paid,
    refunds: back,
    received,
    committed,
    returned,
    toPayBack: committed - returned,
    due,
    live,
    owed: isOpen ? Math.max(0, due - received + committed) : 0,
    isDelayed: paid.some(
      ({ state, provider, expiresAt }) => provider === 'stripe' && state === 'pending' && expiresAt === null,
    ),
    toReturn: Math.max(0, received - committed - due - order.kept - order.parked),
  };
}

export function sumOf(rows: { amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
