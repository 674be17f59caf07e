'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** An event is read before tickets are chosen. */
export const TicketPicker = hydrateInWords(() => import('./picker').then((file) => file.TicketPicker));
