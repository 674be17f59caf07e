'use client';

import { deferHydration } from '@/components/ui/hydration/defer-hydration';

/** Loaded after the page: readers read an article before they share it. */
export const ShareActions = deferHydration(() => import('./share-actions').then((file) => file.ShareActions));
