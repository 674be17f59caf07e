import type { CallOutput } from '@/backend/contract/calls';

export type Payouts = CallOutput<'activityPayouts'>;
export type PayoutRow = Payouts['list'][number];

const HOUR_MS = 3_600_000;
/** Money that is owed for longer than this many days is shown as late. */
const LATE_DAYS = 2;

/** How long a refund has been owed. */
export function payoutAge(since: string, nowMs: number): { days: number; hours: number; isLate: boolean } {
  const hours = Math.max(0, Math.floor((nowMs - Date.parse(since)) / HOUR_MS));
  return { days: Math.floor(hours / 24), hours, isLate: hours > LATE_DAYS * 24 };
}

/** What is owed to buyers in one currency, as the terms of a sum; those of nothing are left out. */
export function owedTerms(sums: Payouts['sums'][number]) {
  return (['to_pay', 'no_account', 'missing', 'undecided', 'parked'] as const)
    .map((part) => ({ part, amount: sums[part] }))
    .filter(({ amount }) => amount > 0);
}
