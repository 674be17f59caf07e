'use client';

import { hydrateWithMessages } from '@/components/ui/hydration/hydrate-with-messages';

/** Loaded after the page: readers look at a tool before they vote for it. */
export const ToolVote = hydrateWithMessages(() => import('./tool-vote').then((file) => file.ToolVote));
