import { Link } from '@/components/ui/links/link';
import type { SiteStatus } from '@/lib/data/site-status';
import { digitsOf, formatFigure, formatPercent } from '@/lib/platform/numbers/figures';

const SHOWN = 3;

export interface PriceStripProps {
  label: string;
  /** The window of the changes in two lines. */
  window: readonly [string, string];
  /** The page with the table of prices. */
  href: string;
  up: string;
  down: string;
  prices: SiteStatus['prices'];
}

/**
 * Up to three prices under the header of a phone; each leads to the table of prices. Changes have a colour and a sign,
 * and words for screen readers.
 */
export function PriceStripCells({ label, window: [first, second], href, up, down, prices }: PriceStripProps) {
  return (
    <section aria-label={label} className="price-strip no-print">
      <p className="type-number shrink-0 whitespace-nowrap leading-[1.25]!">
        {first}
        <br />
        {second}
      </p>
      {prices.slice(0, SHOWN).map(({ symbol, price, change }) => (
        <Link key={symbol} href={href} className="price-cell">
          <b>{symbol}</b> {formatFigure(price, { digits: digitsOf([price]) })}{' '}
          <span className={change < 0 ? 'text-down' : change > 0 ? 'text-up' : undefined}>
            {change !== 0 && <span className="sr-only">{change < 0 ? down : up}</span>}
            {formatPercent(change, { digits: 2, isSigned: true })}
          </span>
        </Link>
      ))}
    </section>
  );
}
