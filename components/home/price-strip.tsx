'use client';

import { deferPart } from '@/components/ui/hydration/defer-part';
import { PriceStripFrame } from './price-strip-frame';
import type { PriceStripProps } from './price-strip-row';

/** Loaded after the page, because cached pages contain no prices. */
export const PriceStrip = deferPart<PriceStripProps>(
  () => import('./price-strip-row').then((file) => file.PriceStripRow),
  PriceStripFrame,
);
