'use client';

import { deferHydration } from '@/components/ui/hydration/defer-hydration';

/** Loaded after the page: the HTML has the link to sign in. */
export const PriceAlerts = deferHydration(() => import('./price-alerts').then((file) => file.PriceAlerts));
