'use client';

import { hydrateWithMessages } from '@/components/ui/hydration/hydrate-with-messages';

/** Loaded after the page: readers read about an event before they choose tickets. */
export const TicketPicker = hydrateWithMessages(() => import('./picker').then((file) => file.TicketPicker));
