import { useSiteStatus } from '@/lib/data/site-status';
import { formatPercent } from '@/lib/platform/numbers/figures';
import { PriceAt, type PriceSinceProps } from './price-at';

/** The price of an asset when a flash was published, and its change since then, once the current price is known. */
export function PriceSince({ price, labels }: PriceSinceProps) {
  const now = useSiteStatus()?.prices.find(({ symbol }) => symbol === price.symbol);
  const change = now && price.value > 0 ? (now.price / price.value - 1) * 100 : null;
  return (
    <PriceAt price={price} labels={labels}>
      {change !== null && (
        <>
          {labels.since}
          <span className={change < 0 ? 'text-down' : change > 0 ? 'text-up' : undefined}>
            {formatPercent(change, { digits: 1, isSigned: true })}
          </span>
        </>
      )}
    </PriceAt>
  );
}
