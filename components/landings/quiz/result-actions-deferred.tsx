'use client';

import { deferHydrationWithMessages } from '@/components/ui/hydration/defer-hydration-with-messages';

/** Loaded after the page: readers read a result before they share it. */
export const ResultActions = deferHydrationWithMessages(() =>
  import('./result-actions').then((file) => file.ResultActions),
);
