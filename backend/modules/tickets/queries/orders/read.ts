import { count, desc, eq, and } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import type { Order } from '@/backend/contract/tickets/order';
import { toReference } from '@/backend/contract/tickets/reference';
import { orders } from '@/backend/db/schema/orders';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { pickText } from '@/backend/kernel/text/local';
import { movedSince } from '@/backend/modules/events/queries/event-changes';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { transferNumber } from '@/backend/modules/tickets/queries/money/own-payment-id';
import { type Money, readMoney, readMoneyOf } from '@/backend/modules/tickets/queries/money/money';
import { eventsOf, itemsOf, logOf, ticketsOf, withRequestedRefunds } from './parts';
import { takesTransfers } from '@/backend/modules/tickets/queries/money/takes-transfers';
import { receiptsOf } from '@/backend/modules/tickets/queries/receipts/of-order';
import { isToPayByHand, mayReport } from '@/backend/modules/tickets/queries/payouts/group';
import { refundGround } from '@/backend/modules/tickets/queries/refunds/ground';
import { refundUntil } from '@/backend/modules/tickets/queries/refunds/refundable';
import { type SituationMoney, situationOf } from './situation';
import type { OrderRow } from './rows';

type Head = CallOutput<'myOrders'>['list'][number];

/** A whole order. The caller must check who may see it. @throws ApiError notFound */
export async function readOrder(context: Context, order: OrderRow, locale: Locale): Promise<Order> {
  const event = (await eventsOf(context, [order.eventId], locale)).get(order.eventId);
  if (!event) throw new ApiError('notFound');
  const money = await readMoney(context, order);
  const tickets = await ticketsOf(context, order, event.row, locale);
  const isRequested = tickets.some(({ state }) => state === 'refunding');
  const head = toHead(context, order, event.row, money, isRequested);
  return {
    ...head,
    event: event.shown,
    email: order.email,
    name: order.name,
    items: (await itemsOf(context, [order.id], locale)).get(order.id) ?? [],
    tickets,
    paid: money.received,
    refunded: money.returned,
    to_pay_back: money.toPayBack,
    owed: money.owed,
    to_return: money.toReturn,
    waived: order.waived,
    parked: order.parked,
    balance: Math.max(0, money.balance),
    payment: toPayment(context, order, event.row, locale),
    ...toMoneyRows(money, order, context.now()),
    refund_account: {
      is_wanted: money.refunds.some(isToPayByHand),
      tail: order.payoutTail,
    },
    refund: toRefund(context, order, event.row, tickets),
    invoice: order.invoice && { title: order.invoice.title, tax_number: order.invoice.taxNumber },
    receipts: await receiptsOf(context, order.id, locale),
    moved:
      head.situation === 'event_changed' && order.paidAt
        ? await movedSince(context, order.eventId, order.paidAt, locale)
        : null,
    log: await logOf(context, order),
  };
}

/** The part of an order that lists show. */
function toHead(
  { now }: Context,
  order: OrderRow,
  event: EventRow,
  money: SituationMoney,
  isRequested: boolean,
): Omit<Head, 'event' | 'items'> {
  return {
    id: order.id,
    number: order.number,
    version: order.version,
    status: order.status,
    situation: situationOf(order, event, money, isRequested),
    cause: order.cause,
    grounds: groundsOf(order, money.refunds),
    expires_at: order.holdUntil?.toISOString() ?? null,
    total: order.total,
    currency: order.currency,
    created_time: order.createdAt.toISOString(),
    updated_time: order.updatedAt.toISOString(),
    server_time: now().toISOString(),
    is_test: order.isTest,
  };
}

/** The grounds of refunds that are under way; if there are none, of those that are done. */
function groundsOf(order: OrderRow, rows: SituationMoney['refunds']): Head['grounds'] {
  const open = rows.filter(({ state }) => state === 'waiting' || state === 'sent');
  const meant = open.length > 0 ? open : rows.filter(({ state }) => state === 'done');
  return [...new Set(meant.map((row) => refundGround(row, order)))];
}

function toPayment({ config }: Context, order: OrderRow, event: EventRow, locale: Locale): Order['payment'] {
  const isOpen = order.status === 'payment_in_progress';
  return {
    methods: event.paymentMethods.filter((method) => method === 'manual' || config.stripe !== null),
    note: pickText(event.paymentNote, locale).text,
    reference: toReference(order.number),
    transfer_id: order.transferId ?? '',
    confirm_by: order.transferId && isOpen ? (order.holdUntil?.toISOString() ?? null) : null,
    may_name_transfer: isOpen && order.total > 0 && takesTransfers(order, event),
  };
}

function toMoneyRows(
  { payments, refunds }: Money,
  order: OrderRow,
  now: Date,
): Pick<Order, 'payments' | 'refunds'> {
  return {
    payments: payments.map((row) => ({
      id: row.id,
      method: row.provider,
      state: row.state,
      amount: row.amount,
      reference: row.provider === 'manual' ? transferNumber(row.providerId) : '',
      time: (row.receivedAt ?? row.createdAt).toISOString(),
    })),
    refunds: refunds.map((row) => ({
      id: row.id,
      state: row.state,
      ground: refundGround(row, order),
      amount: row.amount,
      is_manual: row.isManual,
      reference: row.reference,
      may_report: mayReport(row, now),
      is_missing: row.missingAt !== null,
      reason: row.reason,
      time: (row.doneAt ?? row.createdAt).toISOString(),
    })),
  };
}

function toRefund(
  { now }: Context,
  order: OrderRow,
  event: EventRow,
  tickets: Order['tickets'],
): Order['refund'] {
  const until = refundUntil(order, event);
  const isOpen = tickets.some(
    ({ state, checked_in_time, was_transferred }) =>
      state === 'valid' && checked_in_time === null && !was_transferred,
  );
  const isWithin = order.total === 0 || (until !== null && now() < until);
  return {
    until: until?.toISOString() ?? null,
    kept_percent: order.keptPercent,
    is_possible:
      order.status === 'paid' && isOpen && event.startTime > now() && (isWithin || !order.wasRefundRefused),
  };
}

/** A member's own orders, newest first. */
export async function listMyOrders(
  context: Context,
  member: Member,
  { page, size, locale, status }: CallParsedInput<'myOrders'>,
): Promise<CallOutput<'myOrders'>> {
  const { db } = context;
  const isOfMember = and(
    eq(orders.userId, member.id),
    eq(orders.isGuest, false),
    status && eq(orders.status, status),
  );
  const rows = await db
    .select()
    .from(orders)
    .where(isOfMember)
    .orderBy(desc(orders.id))
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db.select({ total: count() }).from(orders).where(isOfMember);
  return { list: await toRows(context, rows, locale), total: all?.total ?? 0, page, size };
}

/**
 * Orders in the form for lists, in their order; the number of statements does not depend on how many there are.
 * @param moneyOf their money, if the caller has read it
 */
export async function toRows(
  context: Context,
  rows: OrderRow[],
  locale: Locale,
  moneyOf?: ReadonlyMap<number, Money>,
): Promise<Head[]> {
  const events = await eventsOf(context, [...new Set(rows.map(({ eventId }) => eventId))], locale);
  const items = await itemsOf(
    context,
    rows.map(({ id }) => id),
    locale,
  );
  const requested = await withRequestedRefunds(
    context,
    rows.map(({ id }) => id),
  );
  const monies = moneyOf ?? (await readMoneyOf(context, rows));
  return rows.flatMap((order) => {
    const event = events.get(order.eventId);
    const money = monies.get(order.id);
    if (!event || !money) return [];
    const head = toHead(context, order, event.row, money, requested.has(order.id));
    return { ...head, event: event.shown, items: items.get(order.id) ?? [] };
  });
}
