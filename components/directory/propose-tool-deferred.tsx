'use client';

import { deferHydrationWithMessages } from '@/components/ui/hydration/defer-hydration-with-messages';

/** Loaded after the page: readers look at the tools before they propose one. */
export const ProposeTool = deferHydrationWithMessages(() =>
  import('./propose-tool').then((file) => file.ProposeTool),
);
