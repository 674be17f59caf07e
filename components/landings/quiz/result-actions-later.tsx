'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** A result is read before it is shared. */
export const ResultActions = hydrateInWords(() =>
  import('./result-actions').then((file) => file.ResultActions),
);
