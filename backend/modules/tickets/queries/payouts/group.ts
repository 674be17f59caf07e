import { ARRIVAL_DAYS } from '@/backend/contract/tickets/limits';
import type { PayoutGroup } from '@/backend/contract/tickets/statuses';
import type { RefundRow } from '@/backend/modules/tickets/queries/orders/rows';

const DAY_MS = 86_400_000;

type Facts = Pick<RefundRow, 'isManual' | 'state' | 'doneAt' | 'arrivedAt' | 'missingAt'>;

/** Whether the organiser has to pay a refund by hand. */
export const isToPayByHand = ({ isManual, state }: Pick<Facts, 'isManual' | 'state'>): boolean =>
  isManual && state === 'waiting';

/** Whether the buyer can report if a refund paid by hand has arrived. */
export function mayReport({ isManual, state, doneAt, arrivedAt }: Facts, now: Date): boolean {
  if (!isManual || state !== 'done' || doneAt === null || arrivedAt !== null) return false;
  return now.getTime() - doneAt.getTime() < ARRIVAL_DAYS * DAY_MS;
}

/** The group of a refund in the list of payouts; null for a failed refund, whose money another refund owes. */
export function payoutGroup(refund: Facts, hasAccount: boolean, now: Date): PayoutGroup | null {
  if (refund.state === 'failed') return null;
  if (isToPayByHand(refund)) return hasAccount ? 'to_pay' : 'no_account';
  if (refund.state !== 'done') return 'by_provider';
  return refund.missingAt !== null || mayReport(refund, now) ? 'unconfirmed' : 'done';
}
