/**
 * The tax contained in an amount, in minor units, rounded to the nearest; the sign is that of the amount.
 * @param basisPoints hundredths of a percent
 */
export function taxIn(amount: number, basisPoints: number): number {
  const tax = Math.floor(
    (2 * Math.abs(amount) * basisPoints + 10_000 + basisPoints) / (2 * (10_000 + basisPoints)),
  );
  return amount < 0 && tax > 0 ? -tax : tax;
}

/** What the organiser keeps when tickets are returned: a percentage of each price, each rounded down, in minor units. */
export function keptOf(prices: readonly number[], percent: number): number {
  return prices.reduce((sum, price) => sum + Math.floor((price * percent) / 100), 0);
}
