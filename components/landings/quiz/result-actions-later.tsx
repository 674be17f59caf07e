'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** Loaded after the page: readers read a result before they share it. */
export const ResultActions = hydrateInWords(() =>
  import('./result-actions').then((file) => file.ResultActions),
);
