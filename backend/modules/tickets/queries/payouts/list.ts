import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accountLabel } from '@/backend/contract/accounts/generated-nickname';
import type { CallOutput } from '@/backend/contract/calls';
import { OPENED_MINUTES } from '@/backend/contract/tickets/limits';
import { PAYOUT_GROUPS } from '@/backend/contract/tickets/statuses';
import { orders } from '@/backend/db/schema/orders';
import { refunds } from '@/backend/db/schema/payments';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';
import { payoutGroup } from './group';
import { readPayoutSums } from './sums';
import { refundGround } from '@/backend/modules/tickets/queries/refunds/ground';
import type { OrderRow, RefundRow } from '@/backend/modules/tickets/queries/orders/rows';

type Payout = CallOutput<'activityPayouts'>['list'][number];

/** A refund with its order and the names of those who opened or paid it. */
export interface PayoutRow {
  refund: RefundRow;
  order: OrderRow;
  openedBy: string | null;
  doneBy: string | null;
}

const opener = alias(users, 'opener');
const payer = alias(users, 'payer');

/**
 * Refunds of an event, without those of test orders, the oldest first.
 * @param ids ids of the refunds; all when left out
 */
export async function findPayouts(context: Context, eventId: number, ids?: number[]): Promise<PayoutRow[]> {
  const ofEvent = and(eq(orders.eventId, eventId), eq(orders.isTest, false), ids && inArray(refunds.id, ids));
  return payoutSelection(context, ofEvent).orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/** A query for refunds with their orders and those who opened or paid them; the caller adds the order of rows. */
export function payoutSelection({ db }: Context, where: SQL | undefined) {
  return db
    .select({ refund: refunds, order: orders, openedBy: opener.nickname, doneBy: payer.nickname })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(opener, eq(opener.id, refunds.openedBy))
    .leftJoin(payer, eq(payer.id, refunds.doneBy))
    .where(where);
}

/** Whether somebody has opened a refund a short time ago in order to pay it. */
export function isOpened({ openedAt, state }: RefundRow, now: Date): boolean {
  return (
    state === 'waiting' && openedAt !== null && now.getTime() - openedAt.getTime() < OPENED_MINUTES * 60_000
  );
}

/** A refund as the desk lists it; null for one that failed. */
export function toPayout({ refund, order, openedBy, doneBy }: PayoutRow, now: Date): Payout | null {
  const group = payoutGroup(refund, order.payoutAccount !== null, now);
  if (group === null) return null;
  return {
    id: refund.id,
    order_id: order.id,
    order_number: order.number,
    name: order.name,
    group,
    amount: refund.amount,
    currency: refund.currency,
    since: refund.createdAt.toISOString(),
    cause: order.cause,
    ground: refundGround(refund, order),
    reason: refund.reason,
    account_tail: order.payoutTail,
    asked_time: refund.askedAt?.toISOString() ?? null,
    exported_in: refund.exportedIn,
    opened_by: isOpened(refund, now) ? labelOf(refund.openedBy, openedBy) : '',
    way: refund.way,
    reference: refund.reference,
    done_time: refund.doneAt?.toISOString() ?? null,
    done_by: labelOf(refund.doneBy, doneBy),
    is_missing: refund.missingAt !== null,
  };
}

const labelOf = (id: number | null, name: string | null): string =>
  id === null || name === null ? '' : accountLabel(name, id);

/** All payouts of an event, and their sums. The caller must check the rights. */
export async function listPayouts(context: Context, eventId: number): Promise<CallOutput<'activityPayouts'>> {
  const now = context.now();
  const list = (await findPayouts(context, eventId)).flatMap((row) => toPayout(row, now) ?? []);
  const count = (group: Payout['group']) => list.filter((payout) => payout.group === group).length;
  const counts = Object.fromEntries(PAYOUT_GROUPS.map((group) => [group, count(group)]));
  return {
    list,
    counts: {
      to_pay: 0,
      no_account: 0,
      unconfirmed: 0,
      by_provider: 0,
      done: 0,
      ...counts,
    },
    sums: await readPayoutSums(context, eventId),
  };
}
