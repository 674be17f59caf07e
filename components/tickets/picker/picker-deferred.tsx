'use client';

import { deferHydrationWithMessages } from '@/components/ui/hydration/defer-hydration-with-messages';

/** Loaded after the page: readers read about an event before they choose tickets. */
export const TicketPicker = deferHydrationWithMessages(() =>
  import('./picker').then((file) => file.TicketPicker),
);
