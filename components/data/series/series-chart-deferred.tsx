'use client';

import { deferHydration } from '@/components/ui/hydration/defer-hydration';

/**
 * Loaded after the page: the curve and its table are in the HTML; only the choice of ranges and the comparison need the
 * script.
 */
export const SeriesChart = deferHydration(() => import('./series-chart').then((file) => file.SeriesChart));
