'use client';

import { deferHydration } from '@/components/ui/hydration/defer-hydration';

/** Loaded after the page: the chart can be read without it. */
export const ChartCursor = deferHydration(() => import('./chart-cursor').then((file) => file.ChartCursor));
