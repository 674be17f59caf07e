import { isPayable, smallestAmount } from './money';

/**
 * The tax included in an amount, in minor units, rounded to the smallest payable amount of its currency; it has the
 * sign of the amount.
 * @param basisPoints hundredths of a percent
 */
export function taxIn(amount: number, basisPoints: number, currency: string): number {
  const step = isPayable(amount, currency) ? smallestAmount(currency) : 1;
  const whole = Math.abs(amount) / step;
  const tax =
    step * Math.floor((2 * whole * basisPoints + 10_000 + basisPoints) / (2 * (10_000 + basisPoints)));
  return amount < 0 && tax > 0 ? -tax : tax;
}

/**
 * What is refunded for tickets, and what of it the organiser keeps, in minor units: never more than the money of their
 * order that is still there, because tickets may have been underpaid or free.
 * @param balance the money received for the order that is neither returned, kept nor parked
 * @param retained what the organiser wants to keep
 */
export function refundOf(
  prices: readonly number[],
  { balance, retained: wanted }: { balance: number; retained: number },
): { amount: number; retained: number } {
  const worth = prices.reduce((sum, price) => sum + price, 0);
  const returnable = Math.max(0, Math.min(worth, balance));
  const retained = Math.min(wanted, returnable);
  return { amount: returnable - retained, retained };
}

/**
 * What the organiser keeps when tickets are refunded: a percentage of each price, each rounded down to a payable
 * amount, in minor units.
 */
export function retainedOf(prices: readonly number[], percent: number, currency: string): number {
  return prices.reduce((sum, price) => {
    // At 100 percent nothing is rounded, so that a price stored before the rule of whole units is also kept in full.
    if (percent === 100) return sum + price;
    const step = smallestAmount(currency);
    return sum + step * Math.floor((price * percent) / 100 / step);
  }, 0);
}
