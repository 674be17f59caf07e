'use client';

import { deferHydrationWithMessages } from '@/components/ui/hydration/defer-hydration-with-messages';

/** Loaded after the page: the friend’s result is already in the HTML. */
export const Comparison = deferHydrationWithMessages(() =>
  import('./comparison').then((file) => file.Comparison),
);
