import type { Locale } from '@/backend/contract/locale';
import { isPayable } from '@/backend/contract/tickets/money';
import { formatMoney } from '@/lib/platform/numbers/money';
import type { DeskOrder } from './order-acts';

/**
 * Whether an amount has parts of a unit in a currency that is paid in whole units. An order priced in parts allows
 * them.
 */
export const refusesPart = (amount: number, { total, currency }: DeskOrder) =>
  isPayable(total, currency) && !isPayable(amount, currency);

/**
 * The surplus of an amount over what an open order owes, as text. Its tickets are issued; only the surplus is returned
 * or stays with the organiser for a decision.
 */
export function surplusOf({ status, owed, currency }: DeskOrder, amount: number | null, locale: Locale) {
  const surplus = status === 'payment_in_progress' && amount !== null ? Math.max(0, amount - owed) : 0;
  return {
    isOver: surplus > 0 ? 'yes' : 'no',
    surplus: formatMoney(surplus, currency, locale, { isExact: true }),
  };
}
