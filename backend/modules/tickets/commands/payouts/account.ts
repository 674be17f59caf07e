import { eq, sql } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import { ACCOUNT_DAYS } from '@/backend/contract/tickets/limits';
import { toDecimal } from '@/backend/contract/tickets/money';
import { orders } from '@/backend/db/schema/orders';
import { refunds } from '@/backend/db/schema/payments';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { notify } from '@/backend/modules/members/commands/messages';
import { logOrder } from '@/backend/modules/tickets/commands/orders/log';
import { orderWords } from '@/backend/modules/tickets/commands/orders/notify-buyer';
import { notifyOrganiser } from '@/backend/modules/tickets/commands/letters/notify-organiser';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';
import { ownOrder } from '@/backend/modules/tickets/queries/orders/find';
import { readMoney, sumOf } from '@/backend/modules/tickets/queries/money/money';
import { toAccountColumns } from '@/backend/modules/tickets/queries/payouts/account';
import { isToPayByHand, mayReport } from '@/backend/modules/tickets/queries/payouts/group';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { managedPayout } from './managed-payout';

const DAY_MS = 86_400_000;

/**
 * Stores, encrypted, the account to which the refund of a buyer's own order is to be paid. Only while a refund by hand
 * waits.
 * @throws ApiError notFound, wrongState
 */
export async function giveRefundAccount(
  context: Context,
  member: Member,
  { id, holder, number, bank }: CallParsedInput<'giveRefundAccount'>,
): Promise<void> {
  await ownOrder(context, member, id);
  await withOrder(context, id, async (inner, order) => {
    if (!(await readMoney(inner, order)).refunds.some(isToPayByHand))
      throw new ApiError('wrongState', { status: order.status });
    const columns = toAccountColumns(inner, { holder, number, bank });
    await inner.db
      .update(orders)
      .set({ ...columns, version: order.version + 1, updatedAt: inner.now() })
      .where(eq(orders.id, id));
    // The log has only the last characters of the account, because everybody who may see orders reads it.
    await logOrder(inner, id, member.id, 'account_given', { tail: columns.payoutTail });
  });
}

/** Requests an account from the buyer of a refund. @throws ApiError notFound, wrongState when none is needed */
export async function readAccount(
  context: Context,
  member: Member,
  { id, is_wrong }: CallParsedInput<'askAccount'>,
): Promise<void> {
  const seen = await managedPayout(context, member, id);
  await withOrder(context, seen.orderId, async (inner, order) => {
    const { refunds: rows } = await readMoney(inner, order);
    const open = rows.filter(isToPayByHand);
    const isNeeded = order.payoutAccount === null || is_wrong;
    if (!open.some((row) => row.id === id) || !isNeeded || order.userId === null)
      throw new ApiError('wrongState', { status: order.status });
    if (is_wrong)
      await inner.db
        .update(orders)
        .set({ payoutAccount: null, payoutTail: '' })
        .where(eq(orders.id, order.id));
    await inner.db.update(refunds).set({ askedAt: inner.now() }).where(eq(refunds.id, id));
    await logOrder(inner, order.id, member.id, 'account_asked', {});
    await notifyAccountWanted(inner, order, sumOf(open));
  });
}

/**
 * Notifies a buyer that the account for a refund is needed; the notification leads to the order.
 * @param amount in minor units
 */
async function notifyAccountWanted(context: Context, order: OrderRow, amount: number): Promise<void> {
  if (order.userId === null) return;
  await notify(context, order.userId, {
    kind: 'event',
    key: 'refundAccount',
    params: {
      ...(await orderWords(context, order)),
      amount: `${order.currency} ${toDecimal(amount, order.currency)}`,
    },
    link: `/ac_mine?order=${order.id}`,
  });
}

/**
 * Stores whether a refund that was paid by hand has arrived, as the buyer reports it. One that has not arrived is owed
 * again, and the organiser is notified.
 * @throws ApiError notFound, wrongState for a refund that was not paid by hand, or too long ago
 */
export async function reportArrival(
  context: Context,
  member: Member,
  { id, refund_id, has_arrived }: CallParsedInput<'reportArrival'>,
): Promise<void> {
  await ownOrder(context, member, id);
  await withOrder(context, id, async (inner, order) => {
    const refund = (await readMoney(inner, order)).refunds.find((row) => row.id === refund_id);
    if (!refund) throw new ApiError('notFound');
    const now = inner.now();
    if (!mayReport(refund, now)) throw new ApiError('wrongState', { refund_id: 'notPaid' });
    const isNews = has_arrived || refund.missingAt === null;
    const set = has_arrived ? { arrivedAt: now, missingAt: null } : { missingAt: refund.missingAt ?? now };
    await inner.db.update(refunds).set(set).where(eq(refunds.id, refund_id));
    if (!isNews) return;
    await logOrder(inner, id, member.id, has_arrived ? 'payout_arrived' : 'payout_missing', {
      amount: refund.amount,
    });
    const amount = `${refund.currency} ${toDecimal(refund.amount, refund.currency)}`;
    if (!has_arrived) await notifyOrganiser(inner, order, 'payoutMissing', { amount });
  });
}

/** Erases the accounts of orders whose refunds were all paid a number of days ago; their last characters stay. */
export async function erasePayoutAccounts({ db, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - ACCOUNT_DAYS * DAY_MS).toISOString();
  await db.execute(sql`
    update orders o set payout_account = null where payout_account is not null and not exists (
      select 1 from refunds r where r.order_id = o.id and r.is_manual and (r.state = 'waiting'
        or r.state = 'done' and (r.missing_at is not null or r.done_at > ${before}::timestamptz)))`);
}
