import { Link } from '@/components/ui/links/link';
import { useSiteStatus } from '@/lib/data/site-status';
import { digitsOf, formatFigure, formatPercent } from '@/lib/platform/numbers/figures';
import { PriceStripFrame } from './price-strip-frame';

const SHOWN = 3;

export interface PriceStripProps {
  label: string;
  /** The window of the changes in two lines. */
  window: readonly [string, string];
  /** The page with the table of prices. */
  href: string;
  up: string;
  down: string;
}

/** Up to three prices; each leads to the table of prices. Changes have a colour and a sign, and words for screen readers. */
export function PriceStripRow({ label, window, href, up, down }: PriceStripProps) {
  const prices = useSiteStatus()?.prices.slice(0, SHOWN) ?? [];
  return (
    <PriceStripFrame label={label} window={window}>
      {prices.map(({ symbol, price, change }) => (
        <Link key={symbol} href={href} className="n price-cell">
          <b>{symbol}</b> {formatFigure(price, { digits: digitsOf([price]) })}{' '}
          <span className={change < 0 ? 'text-down' : change > 0 ? 'text-up' : undefined}>
            {change !== 0 && <span className="sr-only">{change < 0 ? down : up}</span>}
            {formatPercent(change, { digits: 2, isSigned: true })}
          </span>
        </Link>
      ))}
    </PriceStripFrame>
  );
}
