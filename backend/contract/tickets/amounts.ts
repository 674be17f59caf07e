/** The tax contained in an amount, in minor units, rounded to the nearest; the sign is that of the amount. */
export function taxIn(amount: number, basisPoints: number): number {
  const tax = Math.floor(
    (2 * Math.abs(amount) * basisPoints + 10_000 + basisPoints) / (2 * (10_000 + basisPoints)),
  );
  return amount < 0 && tax > 0 ? -tax : tax;
}

/** What stays with the organiser of tickets given back: of each its percentage, rounded down in favour of the buyer. */
export function keptOf(prices: readonly number[], percent: number): number {
  return prices.reduce((sum, price) => sum + Math.floor((price * percent) / 100), 0);
}
