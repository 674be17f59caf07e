'use client';

import { deferHydration } from '@/components/ui/hydration/defer-hydration';

/** Loaded after the page: curve and table are in the HTML; its readout, ranges and comparison need the script. */
export const SupplyChart = deferHydration(() => import('./supply-chart').then((file) => file.SupplyChart));
