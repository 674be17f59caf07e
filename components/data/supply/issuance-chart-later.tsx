'use client';

import { hydrateLater } from '@/components/ui/hydration/hydrate-later';

/** Loaded after the page: the curve is already in the HTML, only its readout needs the script. */
export const IssuanceChart = hydrateLater(() =>
  import('./issuance-chart').then((file) => file.IssuanceChart),
);
