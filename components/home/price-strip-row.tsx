import { useChangeWindow } from '@/lib/data/change-window';
import { useSiteStatus } from '@/lib/data/site-status';
import { PriceStripCells, type PriceStripProps } from './price-strip-cells';

/** The prices of the strip, renewed while the page is open, with the changes of the window the reader chose. */
export function PriceStripRow(props: PriceStripProps) {
  const prices = useSiteStatus()?.prices ?? props.prices;
  return <PriceStripCells {...props} prices={prices} window={useChangeWindow()} />;
}
