'use client';

import { deferHydrationWithMessages } from '@/components/ui/hydration/defer-hydration-with-messages';

/** Loaded after the page: the result itself is shown first. */
export const OwnEntries = deferHydrationWithMessages(() =>
  import('./own-entries').then((file) => file.OwnEntries),
);
