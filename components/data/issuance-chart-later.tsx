'use client';

import { hydrateLater } from '@/components/ui/hydrate-later';

/** The curve stands in the HTML; its readout can wait. */
export const IssuanceChart = hydrateLater(() =>
  import('./issuance-chart').then((file) => file.IssuanceChart),
);
