'use client';

import { hydrateLater } from '@/components/ui/hydrate-later';

/** The curve and its table stand in the HTML; ranges and comparison can wait, and so can what draws them anew. */
export const SeriesChart = hydrateLater(() => import('./series-chart').then((file) => file.SeriesChart));
