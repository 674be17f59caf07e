'use client';

import { deferHydrationWithMessages } from '@/components/ui/hydration/defer-hydration-with-messages';

/** Loaded after the page: readers look at a tool before they vote for it. */
export const ToolVote = deferHydrationWithMessages(() => import('./tool-vote').then((file) => file.ToolVote));
