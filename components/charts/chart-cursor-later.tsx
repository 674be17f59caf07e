'use client';

import { hydrateLater } from '@/components/ui/hydrate-later';

/** A chart is read before it is asked. */
export const ChartCursor = hydrateLater(() => import('./chart-cursor').then((file) => file.ChartCursor));
