'use client';

import { deferHydrationWithMessages } from '@/components/ui/hydration/defer-hydration-with-messages';

/** Loaded after the page: readers read the agenda before they choose sessions from it. */
export const OwnAgenda = deferHydrationWithMessages(() =>
  import('./own-agenda').then((file) => file.OwnAgenda),
);
