'use client';

import { deferHydrationWithMessages } from '@/components/ui/hydration/defer-hydration-with-messages';

/** Loaded after the page: readers read the agenda before they choose sessions from it. */
export const AddSession = deferHydrationWithMessages(() =>
  import('./add-session').then((file) => file.AddSession),
);
