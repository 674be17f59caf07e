import { useSiteStatus } from '@/lib/data/site-status';
import { PriceStripCells, type PriceStripProps } from './price-strip-cells';

/** The prices of the strip, renewed while the page is open. */
export function PriceStripRow(props: PriceStripProps) {
  return <PriceStripCells {...props} prices={useSiteStatus()?.prices ?? props.prices} />;
}
