'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** Loaded after the page: readers read about an event before they choose tickets. */
export const TicketPicker = hydrateInWords(() => import('./picker').then((file) => file.TicketPicker));
