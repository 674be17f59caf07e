'use client';

import { deferHydration } from '@/components/ui/hydration/defer-hydration';

/** Loaded after the page: the rows are in the HTML; only turning and refreshing them needs the script. */
export const SideRows = deferHydration(() => import('./side-rows').then((file) => file.SideRows));
