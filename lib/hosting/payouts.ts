import type { CallOutput } from '@/backend/contract/calls';

export type Payouts = CallOutput<'activityPayouts'>;
export type PayoutRow = Payouts['list'][number];

const HOUR_MS = 3_600_000;
/** A refund owed for longer than this many days is shown as late. */
const LATE_DAYS = 2;

/** How long a refund has been owed, in days and in hours. */
export function payoutAge(since: string, nowMs: number): { days: number; hours: number; isLate: boolean } {
  const hours = Math.max(0, Math.floor((nowMs - Date.parse(since)) / HOUR_MS));
  return { days: Math.floor(hours / 24), hours, isLate: hours > LATE_DAYS * 24 };
}

/** The amounts owed to buyers in one currency, as the terms of a sum; zero amounts are left out. */
export function owedTerms(sums: Payouts['sums'][number]) {
  return (['to_pay', 'no_account', 'missing', 'undecided', 'parked'] as const)
    .map((part) => ({ part, amount: sums[part] }))
    .filter(({ amount }) => amount > 0);
}
