'use client';

import { deferPart } from '@/components/ui/hydration/defer-part';
import { PriceStripCells, type PriceStripProps } from './price-strip-cells';

/** What renews the prices is loaded after the page. */
export const PriceStrip = deferPart<PriceStripProps>(
  () => import('./price-strip-row').then((file) => file.PriceStripRow),
  PriceStripCells,
);
