import { and, eq, gt, inArray } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { orders } from '@/backend/db/schema/orders';
import type { unmatchedMoney } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import { fold } from '@/backend/kernel/text/fold';
import { readMoneyOf } from '@/backend/modules/tickets/queries/money/money';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';

type Likely = CallOutput<'activityUnmatched'>['list'][number]['likely'][number];
type Money = typeof unmatchedMoney.$inferSelect;
interface Candidate {
  order: OrderRow;
  owed: number;
  names: string[];
}

const SHOWN = 3;

/** Unpaid and cancelled orders of an event that unmatched money may be meant for, each with its owed sum. */
export async function orderCandidates(context: Context, eventId: number): Promise<Candidate[]> {
  const rows = await context.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.eventId, eventId),
        eq(orders.isTest, false),
        gt(orders.total, 0),
        inArray(orders.status, ['payment_in_progress', 'cancelled']),
      ),
    );
  const monies = await readMoneyOf(context, rows);
  return rows.flatMap((order) => {
    const isCancelled = order.status === 'cancelled';
    const { owed = 0, received = 0 } = monies.get(order.id) ?? {};
    // The money that came for this cancelled order was already decided about.
    if (isCancelled && received > 0) return [];
    const names = [order.name, order.invoice?.title ?? ''];
    return { order, owed: isCancelled ? order.total : owed, names };
  });
}

/**
 * The orders that unmatched money may be meant for, by its amount and the name of its payer; orders for which both fit
 * come first.
 */
export function likelyOrders(money: Money, candidates: readonly Candidate[]): Likely[] {
  return candidates
    .filter(({ order }) => order.currency === money.currency)
    .map(({ order, owed, names }) => ({
      order_id: order.id,
      number: order.number,
      name: order.name,
      owed,
      is_amount_alike: owed === money.amount,
      is_name_alike: names.some((name) => isNameAlike(name, money.payer) || isNameAlike(name, money.note)),
      named_time: order.transferNamedAt?.toISOString() ?? null,
    }))
    .filter(({ is_amount_alike, is_name_alike }) => is_amount_alike || is_name_alike)
    .toSorted((a, b) => likelihood(b) - likelihood(a) || a.order_id - b.order_id)
    .slice(0, SHOWN);
}

const likelihood = ({ is_amount_alike, is_name_alike, named_time }: Likely) =>
  (is_name_alike ? 4 : 0) + (is_amount_alike ? 2 : 0) + (named_time === null ? 0 : 1);

/**
 * Whether two names may belong to one person or firm. Chinese names: one contains the other. Other names: each word of
 * the shorter name is the beginning of a word of the longer, or the other way round, and at least one is a whole word:
 * NORTH G LTD is alike North Gate Ltd.
 */
export function isNameAlike(name: string, other: string): boolean {
  const [a, b] = [wordsOf(name), wordsOf(other)];
  if (a.length === 0 || b.length === 0) return false;
  const [whole, rest] = [a.join(''), b.join('')];
  if (/\p{Script=Han}/u.test(whole))
    return (whole.length > 1 && rest.includes(whole)) || (rest.length > 1 && whole.includes(rest));
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return (
    short.every((word) => long.some((two) => two.startsWith(word) || word.startsWith(two))) &&
    short.some((word) => word.length > 2 && long.includes(word))
  );
}

const wordsOf = (name: string): string[] => fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
