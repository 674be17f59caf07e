'use client';

import { hydrateLater } from '@/components/ui/hydration/hydrate-later';

/**
 * Loaded after the page: the curve and its table are in the HTML; only the choice of ranges and the comparison need the
 * script.
 */
export const SeriesChart = hydrateLater(() => import('./series-chart').then((file) => file.SeriesChart));
