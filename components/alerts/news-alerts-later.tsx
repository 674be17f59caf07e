'use client';

import { hydrateLater } from '@/components/ui/hydrate-later';

/** Nothing of it is shown until the browser has been asked. */
export const NewsAlerts = hydrateLater(() => import('./news-alerts').then((file) => file.NewsAlerts));
