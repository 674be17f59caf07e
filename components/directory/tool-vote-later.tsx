'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** Loaded after the page: readers look at a tool before they vote for it. */
export const ToolVote = hydrateInWords(() => import('./tool-vote').then((file) => file.ToolVote));
