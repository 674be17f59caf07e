'use client';

import { deferPart } from '@/components/ui/hydration/defer-part';
import { PriceAt, type PriceSinceProps } from './price-at';

/** Loaded after the page, as the current price is. */
export const PriceSince = deferPart<PriceSinceProps>(
  () => import('./price-since').then((file) => file.PriceSince),
  PriceAt,
);
