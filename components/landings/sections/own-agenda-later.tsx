'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** Loaded after the page: readers read the agenda before they choose sessions from it. */
export const OwnAgenda = hydrateInWords(() => import('./own-agenda').then((file) => file.OwnAgenda));
