'use client';

import { hydrateLater } from '@/components/ui/hydration/hydrate-later';

/** Loaded after the page: the chart can be read without it. */
export const ChartCursor = hydrateLater(() => import('./chart-cursor').then((file) => file.ChartCursor));
