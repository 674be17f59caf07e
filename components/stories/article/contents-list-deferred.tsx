'use client';

import { deferHydration } from '@/components/ui/hydration/defer-hydration';

/** Loaded after the page: the links work without it; only marking the part being read needs the script. */
export const ContentsList = deferHydration(() => import('./contents-list').then((file) => file.ContentsList));
