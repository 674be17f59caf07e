'use client';

import { deferHydration } from '@/components/ui/hydration/defer-hydration';

/** Loaded after the page, whose HTML knows nobody's list. */
export const WatchButton = deferHydration(() => import('./watch-button').then((file) => file.WatchButton));
