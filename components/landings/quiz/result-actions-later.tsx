'use client';

import { hydrateWithMessages } from '@/components/ui/hydration/hydrate-with-messages';

/** Loaded after the page: readers read a result before they share it. */
export const ResultActions = hydrateWithMessages(() =>
  import('./result-actions').then((file) => file.ResultActions),
);
