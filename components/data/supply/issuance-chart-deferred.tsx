'use client';

import { deferHydration } from '@/components/ui/hydration/defer-hydration';

/** Loaded after the page: the curve is already in the HTML, only its readout needs the script. */
export const IssuanceChart = deferHydration(() =>
  import('./issuance-chart').then((file) => file.IssuanceChart),
);
