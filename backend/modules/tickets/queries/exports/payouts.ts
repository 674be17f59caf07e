import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { toReference } from '@/backend/contract/tickets/reference';
import type { PayoutGroup, PayoutWay, RefundGround } from '@/backend/contract/tickets/statuses';
import { orders } from '@/backend/db/schema/orders';
import { refunds } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { amountCell, type Cell, nameCell, type PageRequest, timeCell } from './cells';
import { payoutSelection, toPayout } from '@/backend/modules/tickets/queries/payouts/list';

type State = PayoutGroup | 'missing';

const WORDS: Record<
  Locale,
  { states: Record<State, string>; grounds: Record<RefundGround, string>; ways: Record<PayoutWay, string> }
> = {
  'zh-Hans': {
    states: {
      to_pay: '要打款',
      no_account: '等账户',
      unconfirmed: '打了，等到账',
      by_provider: '原路退',
      done: '完了',
      missing: '打了，买家说没到',
    },
    grounds: { tickets: '退票', surplus: '多付', unsold: '没有成票' },
    ways: { transfer: '转账', cash: '现金' },
  },
  'zh-Hant': {
    states: {
      to_pay: '要打款',
      no_account: '等帳戶',
      unconfirmed: '打了，等到帳',
      by_provider: '原路退',
      done: '完了',
      missing: '打了，買家說沒到',
    },
    grounds: { tickets: '退票', surplus: '多付', unsold: '沒有成票' },
    ways: { transfer: '轉帳', cash: '現金' },
  },
  en: {
    states: {
      to_pay: 'To pay',
      no_account: 'Waiting for an account',
      unconfirmed: 'Paid (not confirmed)',
      by_provider: 'On its way (by the provider)',
      done: 'Done',
      missing: 'Paid (reported missing)',
    },
    grounds: { tickets: 'Tickets returned', surplus: 'Overpaid', unsold: 'No ticket came of it' },
    ways: { transfer: 'Transfer', cash: 'Cash' },
  },
};

/** Refunds of an event with ids after `after`, without failed ones: another refund owes their money. */
export async function payoutPage(
  context: Context,
  { id: eventId, timeZone }: Pick<EventRow, 'id' | 'timeZone'>,
  { locale, after, atOnce }: PageRequest,
): Promise<{ id: number; cells: Cell[] }[]> {
  const rows = await payoutSelection(
    context,
    and(
      eq(orders.eventId, eventId),
      eq(orders.isTest, false),
      ne(refunds.state, 'failed'),
      gt(refunds.id, after),
    ),
  )
    .orderBy(asc(refunds.id))
    .limit(atOnce);
  const { states, grounds, ways } = WORDS[locale];
  const now = context.now();
  return rows.flatMap((row) => {
    const payout = toPayout(row, now);
    if (!payout) return [];
    const cells: Cell[] = [
      String(payout.id),
      payout.order_number,
      toReference(payout.order_number),
      nameCell(payout.name, locale),
      states[payout.is_missing ? 'missing' : payout.group],
      grounds[payout.ground],
      amountCell(payout.amount, payout.currency),
      payout.currency,
      timeCell(payout.since, timeZone),
      payout.account_tail,
      payout.way === null ? '' : ways[payout.way],
      payout.reference,
      timeCell(payout.done_time, timeZone),
      payout.done_by,
      payout.exported_in,
    ];
    return [{ id: payout.id, cells }];
  });
}
