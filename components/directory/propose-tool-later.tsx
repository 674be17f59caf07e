'use client';

import { hydrateWithMessages } from '@/components/ui/hydration/hydrate-with-messages';

/** Loaded after the page: readers look at the tools before they propose one. */
export const ProposeTool = hydrateWithMessages(() =>
  import('./propose-tool').then((file) => file.ProposeTool),
);
