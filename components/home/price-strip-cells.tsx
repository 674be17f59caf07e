import { Link } from '@/components/ui/links/link';
import type { ChangeWindow } from '@/backend/contract/data/windows';
import type { SiteStatus } from '@/lib/data/site-status';
import { PriceChange } from '@/components/data/prices/price-change';
import { digitsOf, formatFigure } from '@/lib/platform/numbers/figures';

const SHOWN = 3;

export interface PriceStripProps {
  label: string;
  /** Each window of the changes: its figure and its unit, which Chinese pages show below each other. */
  windows: Record<ChangeWindow, readonly [string, string]>;
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
export function PriceStripCells(props: PriceStripProps & { window?: ChangeWindow }) {
  const { label, windows, window = 'day', href, up, down, prices } = props;
  const [first, second] = windows[window];
  return (
    <section aria-label={label} className="price-strip no-print">
      <p className="type-number shrink-0 whitespace-nowrap leading-[1.25]! [&:lang(en)]:[font-stretch:70%]">
        {first} <span className="[&:lang(zh)]:block">{second}</span>
      </p>
      {prices.slice(0, SHOWN).map(({ symbol, price, changes }) => (
        <Link key={symbol} href={href} className="price-cell">
          <b>{symbol}</b> {formatFigure(price, { digits: digitsOf([price]) })}{' '}
          <PriceChange change={changes[window]} up={up} down={down} />
        </Link>
      ))}
    </section>
  );
}
