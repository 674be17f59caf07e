'use client';

import { deferHydrationWithMessages } from '@/components/ui/hydration/defer-hydration-with-messages';

/** Loaded after the page: the result itself is shown first. */
export const OwnAxes = deferHydrationWithMessages(() => import('./own-axes').then((file) => file.OwnAxes));
