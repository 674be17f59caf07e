import { useSiteStatus } from '@/lib/data/site-status';
import { changeColour, formatPercent } from '@/lib/platform/numbers/figures';
import { PriceAt, type PriceSinceProps } from './price-at';

const SINCE_DIGITS = 1;

/** The price of an asset when a flash was published, and its change since then, once the current price is known. */
export function PriceSince({ price, labels }: PriceSinceProps) {
  const now = useSiteStatus()?.prices.find(({ symbol }) => symbol === price.symbol);
  const change = now && price.value > 0 ? (now.price / price.value - 1) * 100 : null;
  return (
    <PriceAt price={price} labels={labels}>
      {change !== null && (
        <>
          {labels.since}
          <span className={changeColour(change, SINCE_DIGITS)}>
            {formatPercent(change, { digits: SINCE_DIGITS, isSigned: true })}
          </span>
        </>
      )}
    </PriceAt>
  );
}
