interface Money {
  currency: string;
  amount: number;
}

/** The sum of each currency. Zero sums are left out; if all are zero, the first stays. */
export function sumByCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { currency, amount } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  const all = [...sums].map(([currency, amount]) => ({ currency, amount }));
  const paid = all.filter(({ amount }) => amount !== 0);
  return paid.length > 0 ? paid : all.slice(0, 1);
}
